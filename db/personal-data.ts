import { LIVE_DATA } from './personal-data.live.ts';
import { MONEY_DATA } from './personal-data.money.ts';
import type { ColumnClass } from './personal-data.types.ts';
import type { Tables } from './tables.ts';

/**
 * Every column of every table: a new column must declare here how an erasure treats it. `erasure-complete.int.test.ts`
 * compares this with the database, writes a name into every column declared as erased, erases, and searches for the
 * name.
 */
export const PERSONAL_DATA: Readonly<Record<keyof Tables, readonly ColumnClass[]>> = {
  company: [
    { treatment: 'none', columns: 'id account_id name privacy_policy_link terms_link law_link faq_link guide_link' },
    { treatment: 'none', columns: 'copyright_name contract_number version created_at updated_at deleted_at' },
    { treatment: 'none', columns: 'checklist_dismissed_at' },
  ],
  facility: [
    { treatment: 'none', columns: 'id company_id account_id name homepage contact_phone contact_hours' },
    { treatment: 'none', columns: 'commission_rate contract_number archive_video_amount sell_archive_video' },
    {
      treatment: 'none',
      columns: 'throw_money_enabled questionnaire_url wedding_aggregate_area pre_registration transfer_approval',
    },
    { treatment: 'none', columns: 'gateway_shop_id gateway_shop_pass_sealed gateway_environment gateway_tested_at' },
    { treatment: 'none', columns: 'version checklist_dismissed_at created_at updated_at deleted_at' },
    {
      treatment: 'kept',
      columns: 'payment_error_emails payment_fixed_emails',
      why: 'addresses of the venue, which outlive its weddings',
    },
  ],
  platform_setting: [
    { treatment: 'none', columns: 'id version updated_at' },
    { treatment: 'kept', columns: 'email emergency_destination live_error_destination', why: 'of the platform' },
    {
      treatment: 'kept',
      columns:
        'issuer_name issuer_name_en issuer_address issuer_address_en registration_number issuer_bank issuer_bank_en',
      why: 'of the platform',
    },
    { treatment: 'none', columns: 'invoice_due_rule' },
  ],
  hall: [
    { treatment: 'none', columns: 'id facility_id name venue design_pattern created_at updated_at deleted_at' },
    { treatment: 'none', columns: 'calendar_token_hash calendar_token_sealed' },
  ],
  app_user: [
    { treatment: 'account', columns: 'name email password_hash' },
    { treatment: 'none', columns: 'id locale created_at updated_at deleted_at signed_in_at' },
  ],
  user_grant: [
    { treatment: 'none', columns: 'id user_id scope company_id facility_id wedding_id role created_at granted_by' },
  ],
  wedding: [
    { treatment: 'wedding', columns: 'email sns_template sns_template_en' },
    { treatment: 'kept', columns: 'key', why: 'the key of one wedding must never lead guests to another' },
    { treatment: 'kept', columns: 'reservation_id starts_at', why: 'the venue finds the line in its books by them' },
    { treatment: 'none', columns: 'id facility_id hall_id num_of_attendees_div design_pattern wedding_aggregate_area' },
    { treatment: 'none', columns: 'payment_state payment_state_at status use_pay answers_told_at closing_told_for' },
    { treatment: 'none', columns: 'gifts_mailed_at' },
    {
      treatment: 'none',
      columns:
        'asks_contact asks_companions asks_allergy asks_id_photo erase_on language version created_at updated_at',
    },
    { treatment: 'none', columns: 'erase_announced deleted_at' },
  ],
  marketing_count: [{ treatment: 'none', columns: 'wedding_id relation_ship joined live archive message yen guests' }],
  wedding_search: [
    { treatment: 'wedding', columns: 'names' },
    { treatment: 'none', columns: 'wedding_id facility_id' },
  ],
  organizer_profile: [
    {
      treatment: 'wedding',
      columns:
        'first_name last_name maiden_name first_name_kana last_name_kana maiden_name_kana last_name_roman first_name_roman',
    },
    {
      treatment: 'wedding',
      columns: 'use_maiden_name hobby personality what_i_like one_word birthplace birthday blood_type',
    },
    { treatment: 'wedding', columns: 'favorite_food what_i_want_to_do label colour' },
    {
      treatment: 'wedding',
      columns: 'birthplace_en hobby_en personality_en what_i_like_en favorite_food_en what_i_want_to_do_en one_word_en',
    },
    { treatment: 'none', columns: 'wedding_id type place version updated_at' },
  ],
  invitation: [
    { treatment: 'wedding', columns: 'greetings greetings_en sections main_photo_key sub_photo_key' },
    {
      treatment: 'none',
      columns: 'wedding_id reply_deadline preview_names preview_photo published_at version updated_at',
    },
  ],
  invitation_preview: [
    { treatment: 'wedding', columns: 'id content' },
    { treatment: 'none', columns: 'wedding_id created_at' },
  ],
  photo: [
    { treatment: 'wedding', columns: 'key' },
    { treatment: 'none', columns: 'wedding_id media_type width height size_bytes created_at' },
  ],
  attendant: [
    { treatment: 'guest', columns: 'name name_kana email password_hash reply_message nick_name tel zip prefecture_id' },
    { treatment: 'guest', columns: 'address1 allergy avatar_key id_photo_key' },
    {
      treatment: 'kept',
      columns: 'answer relation_ship locale time_zone watched_live_seconds watched_archive_seconds',
      why: 'counted in totals; without a name they identify no one',
    },
    {
      treatment: 'kept',
      columns: 'questionnaire_opened_at answered_at',
      why: 'counted in totals; without a name they identify no one',
    },
    {
      treatment: 'none',
      columns: 'id wedding_id ng calendar_sequence entered_by_host erased_at created_at updated_at',
    },
  ],
  companion: [
    { treatment: 'guest', columns: 'name is_child' },
    { treatment: 'none', columns: 'attendant_id place' },
  ],
  attendant_answer: [
    { treatment: 'guest', columns: 'answer source answered_at' },
    { treatment: 'none', columns: 'id wedding_id attendant_id' },
  ],
  leaf_thanks: [
    { treatment: 'guest', columns: 'message' },
    { treatment: 'none', columns: 'wedding_id attendant_id updated_at sent_at' },
  ],
  deposit_account: [
    {
      treatment: 'wedding',
      columns: 'bank_name bank_name_kana bank_number branch_name branch_name_kana branch_number type',
    },
    { treatment: 'wedding', columns: 'account_number account_holder' },
    { treatment: 'none', columns: 'wedding_id version updated_at updated_by' },
  ],
  leaf: [
    { treatment: 'guest', columns: 'number' },
    { treatment: 'none', columns: 'wedding_id attendant_id created_at' },
  ],
  congratulation: [
    { treatment: 'guest', columns: 'message' },
    { treatment: 'none', columns: 'id wedding_id attendant_id created_at edited_at hidden_at' },
  ],
  reaction: [
    { treatment: 'guest', columns: 'value' },
    { treatment: 'none', columns: 'id wedding_id attendant_id phase program_at offset_ms sent_at' },
  ],
  session: [
    { treatment: 'guest', columns: 'id_hash address user_agent' },
    { treatment: 'none', columns: 'user_id attendant_id created_at seen_at expires_at' },
  ],
  api_key: [
    { treatment: 'account', columns: 'key_hash beginning name permissions' },
    { treatment: 'none', columns: 'id user_id created_at expires_at used_at' },
  ],
  saved_filter: [
    { treatment: 'account', columns: 'list name filters' },
    { treatment: 'none', columns: 'id user_id created_at' },
  ],
  mail_token: [
    { treatment: 'guest', columns: 'id_hash payload' },
    {
      treatment: 'none',
      columns: 'purpose user_id attendant_id wedding_id company_id facility_id created_at expires_at used_at',
    },
  ],
  temporary_wedding: [
    {
      treatment: 'wedding',
      columns: 'email groom_last_name groom_first_name groom_last_name_kana groom_first_name_kana',
    },
    { treatment: 'wedding', columns: 'bride_last_name bride_first_name bride_last_name_kana bride_first_name_kana' },
    { treatment: 'wedding', columns: 'groom_last_name_roman groom_first_name_roman' },
    { treatment: 'wedding', columns: 'bride_last_name_roman bride_first_name_roman' },
    { treatment: 'wedding', columns: 'deposit_account_sealed hall_name refusal_reason' },
    {
      treatment: 'none',
      columns: 'id facility_id starts_at status is_duplicate locale answer_by created_at updated_at',
    },
    { treatment: 'none', columns: 'version decided_at wedding_id' },
  ],
  login_failure: [
    { treatment: 'guest', columns: 'subject' },
    { treatment: 'none', columns: 'failures last_failed_at' },
  ],
  idempotency_key: [
    { treatment: 'guest', columns: 'body' },
    { treatment: 'none', columns: 'scope key request_hash recovery_point status wedding_id attendant_id created_at' },
  ],
  audit: [
    { treatment: 'guest', columns: 'actor_name detail' },
    { treatment: 'none', columns: 'id at actor_kind actor_id action subject_kind subject_id company_id facility_id' },
    { treatment: 'none', columns: 'wedding_id request_id api_key_id' },
  ],
  job_run: [{ treatment: 'none', columns: 'task started_at finished_at error counts' }],
  ...LIVE_DATA,
  payment_step: [{ treatment: 'none', columns: 'from_state to_state' }],
  payment: [
    { treatment: 'guest', columns: 'masked_card_no card_brand callback_url challenge returned' },
    {
      treatment: 'kept',
      columns: 'order_id amount_yen method access_id access_pass_sealed approval_no tran_id',
      why: 'the books, and refunds up to 180 days',
    },
    {
      treatment: 'none',
      columns: 'id purpose wedding_id facility_id attendant_id user_id state wanted recovery_point',
    },
    { treatment: 'none', columns: 'version deadline_at next_op next_at executions card_token_sealed card_token_at' },
    { treatment: 'none', columns: 'gateway_status forward error_info error_ja error_en commission_rate processed_at' },
    { treatment: 'none', columns: 'captured_at created_at updated_at' },
  ],
  ...MONEY_DATA,
  payment_event: [
    { treatment: 'kept', columns: 'detail', why: 'who returned money, and why: evidence of the books' },
    { treatment: 'none', columns: 'id payment_id at kind from_state to_state alarm' },
  ],
  gateway_call: [
    {
      treatment: 'kept',
      columns: 'request response',
      why: 'what the gateway was asked and answered, without names or card numbers: evidence of the books',
    },
    { treatment: 'none', columns: 'id payment_id op state attempt outcome started_at ended_at' },
  ],
  gift: [
    { treatment: 'guest', columns: 'message is_message_public' },
    { treatment: 'none', columns: 'id payment_id wedding_id attendant_id created_at' },
  ],
  archive_sale: [
    {
      treatment: 'none',
      columns: 'id payment_id wedding_id attendant_id user_id price_yen is_live expires_at created_at',
    },
  ],
  download_link: [
    { treatment: 'guest', columns: 'id_hash' },
    { treatment: 'none', columns: 'wedding_id attendant_id user_id uses expires_at' },
  ],
  notification: [
    { treatment: 'wedding', columns: 'title title_en body body_en sent_by' },
    { treatment: 'none', columns: 'id wedding_id level in_dialog in_recording by_mail created_at' },
  ],
  mail_opt_out: [
    { treatment: 'guest', columns: 'choice' },
    { treatment: 'none', columns: 'wedding_id attendant_id user_id created_at' },
  ],
  occasion_mail: [
    { treatment: 'guest', columns: 'occasion' },
    { treatment: 'none', columns: 'attendant_id starts_at sent_at' },
  ],
  mail_refusal: [
    { treatment: 'guest', columns: 'address reason' },
    { treatment: 'none', columns: 'id wedding_id attendant_id user_id kind at' },
  ],
  notification_mail: [{ treatment: 'none', columns: 'notification_id attendant_id' }],
  mail_allowance: [
    { treatment: 'none', columns: 'started_at mails' },
    {
      treatment: 'kept',
      columns: 'subject',
      why: 'a digest of an address, deleted when its window of a day has passed',
    },
  ],
  made_file: [
    { treatment: 'guest', columns: 'object_key' },
    { treatment: 'none', columns: 'id wedding_id kind language version state created_at expires_at' },
  ],
};
