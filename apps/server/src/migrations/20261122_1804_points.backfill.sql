-- What was done before there were points counts too.
select derive_points(:tenant);
