-- The last run of each job that the platform's operators see, and the indexes by which they read the audit.
create table job_run (
  task text primary key,
  started_at timestamptz not null,
  finished_at timestamptz,
  error text not null default '',
  counts jsonb not null default '{}'
);
create index audit_by_time on audit (at desc, id desc);
create index audit_of_company on audit (company_id, at desc) where company_id is not null;
