-- Every column whose type is a list of known values allows exactly these (db/unions.ts). 0054 validates the existing rows.
-- A locale that the product does not have counted as English.
update app_user set locale = 'en-US' where locale not in ('ja', 'en-US');
update attendant set locale = 'en-US' where locale not in ('ja', 'en-US');
update temporary_wedding set locale = 'en-US' where locale not in ('ja', 'en-US');

alter table app_user add constraint app_user_locale_check check (locale in ('ja', 'en-US')) not valid;
alter table attendant add constraint attendant_locale_check check (locale in ('ja', 'en-US')) not valid;
alter table temporary_wedding add constraint temporary_wedding_locale_check check (locale in ('ja', 'en-US')) not valid;

alter table user_grant add constraint user_grant_role_check check (
  role in (
    'manager', 'administrator', 'cross-facility-financial-manager', 'viewer', 'treasurer', 'coordinator',
    'video-distribution', 'financial-manager', 'organizer'
  )
) not valid;
alter table user_grant add constraint user_grant_role_of_scope check (
  (scope = 'admin' and role in ('manager', 'administrator', 'cross-facility-financial-manager', 'viewer'))
  or (scope = 'company' and role in ('treasurer', 'manager', 'administrator', 'viewer'))
  or (
    scope = 'facility'
    and role in ('viewer', 'coordinator', 'video-distribution', 'financial-manager', 'manager', 'administrator')
  )
  or (scope = 'wedding' and role = 'organizer')
) not valid;

alter table facility add constraint facility_wedding_aggregate_area_check check (
  wedding_aggregate_area in (
    'na', 'nagano', 'gunma', 'kitakanto', 'syutoken', 'tokai', 'sizuoka', 'kansai', 'nigata', 'hokuriku', 'tohoku',
    'kyusyu', 'other', 'inb'
  )
) not valid;
alter table facility
  add constraint facility_gateway_environment_check check (gateway_environment in ('test', 'production')) not valid;

alter table hall add constraint hall_design_pattern_check check (
  design_pattern in ('natural', 'marine', 'tropical-pop', 'vintage-tropical-flower', 'classic-noble', 'stylish')
) not valid;

alter table wedding add constraint wedding_design_pattern_check check (
  design_pattern in ('natural', 'marine', 'tropical-pop', 'vintage-tropical-flower', 'classic-noble', 'stylish')
) not valid;
alter table wedding add constraint wedding_num_of_attendees_div_check check (
  num_of_attendees_div in ('na', '-', '0', '1', '2', '3', '4', '5', '6', '7', '8', '9')
) not valid;
alter table wedding add constraint wedding_wedding_aggregate_area_check check (
  wedding_aggregate_area in (
    'na', 'nagano', 'gunma', 'kitakanto', 'syutoken', 'tokai', 'sizuoka', 'kansai', 'nigata', 'hokuriku', 'tohoku',
    'kyusyu', 'other', 'inb'
  )
) not valid;

-- '' = a slot without a stream, which only holds what staff have announced.
alter table live_slot
  add constraint live_slot_provider_check check (provider in ('', 'channel', 'vimeo', 'cloudflare')) not valid;
alter table live_slot add constraint live_slot_state_check check (
  state in (
    'pending', 'preparing', 'ready', 'starting', 'unpulished', 'streaming', 'waitingForStream', 'streaming_error',
    'closed', 'archived', 'archive_error', 'waitingForUpload', 'uploading', 'end'
  )
) not valid;
alter table video_upload
  add constraint video_upload_platform_check check (platform in ('channel', 'vimeo', 'cloudflare')) not valid;

alter table made_file add constraint made_file_language_check check (language in ('ja', 'en')) not valid;
alter table idempotency_key
  add constraint idempotency_key_recovery_point_check check (recovery_point in ('started', 'finished')) not valid;

alter table mail_opt_out add constraint mail_opt_out_choice_check check (
  choice in (
    'reminder', 'live-started', 'archive-open', 'archive-expiring', 'notice', 'answer-digest', 'archive-closing'
  )
) not valid;
alter table occasion_mail add constraint occasion_mail_occasion_check check (
  occasion in (
    'week-before', 'day-before', 'hour-before', 'delayed', 'live-started', 'emergency', 'archive-open',
    'archive-expiring'
  )
) not valid;

alter table payment add constraint payment_recovery_point_check check (
  recovery_point in ('started', 'entered', 'challenged', 'authorized', 'finished')
) not valid;
alter table payment_event add constraint payment_event_kind_check check (
  kind in (
    'started', 'entered', 'challenged', 'settled', 'captured', 'canceled', 'refused', 'unknown', 'found', 'not-found',
    'notified', 'returned', 'deadline', 'given-up'
  )
) not valid;
alter table payment_event add constraint payment_event_alarm_check check (
  alarm in (
    'unexpected-status', 'amount-differs', 'lost-at-gateway', 'merchant-refused', 'capture-refused', 'cancel-refused'
  )
) not valid;
alter table payment_event add constraint payment_event_from_state_check check (
  from_state in (
    'NA', 'INITIALIZED', 'ENTRY', 'REQUEST_AUTHORIZE', 'AUTHORIZED', 'CAPTURED', 'FAILED', 'CANCELED', 'TIMEOUT',
    'REFUNDED'
  )
) not valid;
alter table payment_event add constraint payment_event_to_state_check check (
  to_state in (
    'NA', 'INITIALIZED', 'ENTRY', 'REQUEST_AUTHORIZE', 'AUTHORIZED', 'CAPTURED', 'FAILED', 'CANCELED', 'TIMEOUT',
    'REFUNDED'
  )
) not valid;
alter table gateway_call add constraint gateway_call_state_check check (
  state in (
    'NA', 'INITIALIZED', 'ENTRY', 'REQUEST_AUTHORIZE', 'AUTHORIZED', 'CAPTURED', 'FAILED', 'CANCELED', 'TIMEOUT',
    'REFUNDED'
  )
) not valid;
alter table payment_step add constraint payment_step_from_state_check check (
  from_state in (
    'NA', 'INITIALIZED', 'ENTRY', 'REQUEST_AUTHORIZE', 'AUTHORIZED', 'CAPTURED', 'FAILED', 'CANCELED', 'TIMEOUT',
    'REFUNDED'
  )
) not valid;
alter table payment_step add constraint payment_step_to_state_check check (
  to_state in (
    'NA', 'INITIALIZED', 'ENTRY', 'REQUEST_AUTHORIZE', 'AUTHORIZED', 'CAPTURED', 'FAILED', 'CANCELED', 'TIMEOUT',
    'REFUNDED'
  )
) not valid;
