/** An answer of the control interface that is not the one hoped for; `status` 0 when there was none. */
export class ControlError extends Error {
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, options?: ErrorOptions) {
    super(`live origin answered ${status} ${code}`, options);
    this.status = status;
    this.code = code;
  }
}
