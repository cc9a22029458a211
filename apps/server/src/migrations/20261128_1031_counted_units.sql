-- What counts of likes is said by `counted_units`, with what counts of the rest.
drop function if exists counted_likes(integer);
