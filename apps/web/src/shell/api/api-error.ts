import type { Failure } from '@kotohogi/contract/kit/failure';
import { statusKind } from '@kotohogi/contract/texts/status';
import { t } from '../texts.ts';

/**
 * A failed call, with the body every failed call has (docs/product/calls.md#refusals). `status` 600 = no answer, 408 =
 * our own timeout.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly failure: Failure;

  constructor(body: Failure, cause?: unknown) {
    super(body.message, { cause });
    this.failure = body;
  }

  get status(): number {
    return this.failure.status;
  }

  /** The message for the user, in the user's language. */
  get userMessage(): string {
    return this.failure.userMessage;
  }

  /** The refusal's code, or `http_<status>`. */
  get code(): string {
    return this.failure.id;
  }
}

/** Creates the error of a call without a body of ours: no answer, our timeout, a proxy's page. */
export function statusError(status: number, cause?: unknown): ApiError {
  const userMessage = t(`failure.${statusKind(status)}`);
  const body = { id: `http_${status}`, status, message: `HTTP ${status}`, userMessage };
  return new ApiError(body, cause);
}

/** Whether a body is one of ours, by the four fields they all have. */
function isFailure(body: unknown): body is Failure {
  if (typeof body !== 'object' || body === null) return false;
  const { id, status, message, userMessage }: { readonly [name: string]: unknown } = { ...body };
  return typeof status === 'number' && [id, message, userMessage].every(text => typeof text === 'string');
}

/** Reads the body of a failed response; anything that is not ours becomes the plain error of its status. */
export async function readError(response: Response): Promise<ApiError> {
  try {
    const body: unknown = await response.json();
    if (isFailure(body)) return new ApiError(body);
  } catch (error) {
    return statusError(response.status, error);
  }
  return statusError(response.status);
}
