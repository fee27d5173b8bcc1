/** An unexpected response of the control interface; `status` is 0 if there was none. */
export class ControlError extends Error {
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, options?: ErrorOptions) {
    super(`live origin answered ${status} ${code}`, options);
    this.status = status;
    this.code = code;
  }
}
