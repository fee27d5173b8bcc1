import type { Tables } from './tables.ts';

/**
 * The text columns that hold any text: what people write, and words that are not a closed list (names of audited actions,
 * words of the gateway). Every other text column is a union (`unions.ts`); `schema.int.test.ts` compares both with the
 * database, so that a new text column must declare which of the two it is.
 */
export const FREE_TEXT: Readonly<Partial<Record<keyof Tables, string>>> = {
  accounting_month: 'month',
  api_key: 'beginning name',
  app_user: 'name email password_hash',
  attendant:
    'name name_kana email password_hash reply_message nick_name tel zip address1 allergy avatar_key ' +
    'id_photo_key time_zone',
  audit: 'actor_name action subject_kind subject_id request_id',
  caption: 'object_key file_name',
  chapter: 'title title_en',
  companion: 'name',
  company: 'account_id name privacy_policy_link terms_link law_link faq_link guide_link copyright_name',
  congratulation: 'message',
  correction: 'reason decided_reason',
  deposit_account:
    'bank_name bank_name_kana bank_number branch_name branch_name_kana branch_number account_number ' +
    'account_holder',
  facility:
    'account_id name homepage contact_phone contact_hours questionnaire_url gateway_shop_id ' +
    'gateway_shop_pass_sealed',
  gateway_call: 'response',
  gift: 'message',
  hall: 'name venue calendar_token_sealed',
  idempotency_key: 'scope key request_hash',
  invitation: 'greetings greetings_en main_photo_key sub_photo_key',
  invoice: 'month',
  invoice_entry: 'month',
  job_run: 'task error',
  leaf_thanks: 'message',
  live_event: 'kind actor_name',
  live_slot: 'ref main_key_sealed spare_key_sealed stop_reason mp4_key',
  login_failure: 'subject',
  made_file: 'kind version object_key',
  mail_allowance: 'subject',
  mail_refusal: 'address kind reason',
  notification: 'title body sent_by title_en body_en',
  organizer_profile:
    'first_name last_name maiden_name first_name_kana last_name_kana maiden_name_kana hobby personality ' +
    'what_i_like one_word birthplace favorite_food what_i_want_to_do label last_name_roman ' +
    'first_name_roman birthplace_en hobby_en personality_en what_i_like_en favorite_food_en ' +
    'what_i_want_to_do_en one_word_en',
  payment_difference: 'gateway_status resolved_reason',
  payment:
    'order_id card_token_sealed masked_card_no card_brand callback_url access_id access_pass_sealed ' +
    'gateway_status forward approval_no tran_id error_info error_ja error_en',
  photo: 'key media_type',
  platform_setting:
    'email issuer_name issuer_name_en issuer_address issuer_address_en registration_number issuer_bank issuer_bank_en',
  poster: 'object_key',
  reaction: 'value',
  receipt: 'number name company_name facility_name phone',
  recording_backup: 'sha256',
  saved_filter: 'list name',
  session: 'address user_agent',
  bank_line: 'name fingerprint',
  transfer: 'reason result_code',
  transfer_consignor: 'code name bank_number bank_name branch_number branch_name account_number',
  transfer_file: 'sha256',
  temporary_wedding:
    'hall_name email groom_last_name groom_first_name groom_last_name_kana groom_first_name_kana ' +
    'bride_last_name bride_first_name bride_last_name_kana bride_first_name_kana deposit_account_sealed ' +
    'groom_last_name_roman groom_first_name_roman bride_last_name_roman bride_first_name_roman refusal_reason',
  video_upload: 'object_key file_name',
  wedding: 'key reservation_id email sns_template sns_template_en',
  wedding_search: 'names',
};
