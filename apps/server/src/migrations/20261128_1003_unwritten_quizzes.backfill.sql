-- Empty places of forms that were taken out, or whose draft was deleted, stood among their author's quizzes.
select drop_unwritten(:tenant, array(select quiz_sequence from quizzes where tenant_id = :tenant and not is_written(question)));
