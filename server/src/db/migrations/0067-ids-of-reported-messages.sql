-- Which reported messages a page in the depth passes over is known from the index alone: what an expression is made of must be beside it.
drop index message_reports_in_order;
create index message_reports_in_order on message_reports ((closed_at is not null), id desc) include (closed_at);
