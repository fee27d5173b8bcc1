-- Two people can edit a company or a facility at the same time: a change names the version that it is based on.
alter table company add column version integer not null default 1;
alter table facility add column version integer not null default 1;
