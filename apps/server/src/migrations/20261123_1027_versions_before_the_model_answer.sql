-- The last version before the model answer is read off an index, however often an answer was revised after it.
create index answer_versions_before_model_answer on answer_versions (tenant_id, answer_sequence, version_no)
  where step = 'FINAL' and not after_model_answer;
