update answers set ai_final_grade = read.score
from (
  select distinct on (answer_sequence) answer_sequence, score, text_hash from ai_evaluations
  where tenant_id = :tenant
  order by answer_sequence, evaluation_sequence desc
) as read
where answers.tenant_id = :tenant and answers.answer_sequence = read.answer_sequence
  and answers.pre_grade is not null and answers.ai_final_grade is null
  and read.score is not null and read.text_hash = md5(answers.final_text);
