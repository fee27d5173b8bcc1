import type { Answer } from '@kotohogi/domain/payment/answer';

/** What a suite has made itself and must be able to read. */
export function made<Value>(value: Value | undefined): Value {
  if (value !== undefined) return value;
  throw new Error('the suite made something it cannot read');
}

/** The value of an answer that has to be accepted. */
export function value<Value>(answer: Answer<Value>): Value {
  if (answer.outcome !== 'ok') throw new Error(`not ok: ${JSON.stringify(answer)}`);
  return answer.value;
}
