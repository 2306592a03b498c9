-- Why staff took a decision back on their own initiative. Empty after an appeal, which has its own reason.
alter table decisions add column reversal_reason text not null default '';
