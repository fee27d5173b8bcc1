import type { Answer } from '@kotohogi/domain/payment/answer';

/** Unwraps a value the suite created itself. */
export function made<Value>(value: Value | undefined): Value {
  if (value !== undefined) return value;
  throw new Error('the suite created something it cannot read');
}

/** Unwraps an answer that has to be accepted. */
export function value<Value>(answer: Answer<Value>): Value {
  if (answer.outcome !== 'ok') throw new Error(`not ok: ${JSON.stringify(answer)}`);
  return answer.value;
}
