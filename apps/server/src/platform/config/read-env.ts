/** The raw environment, before any checks. The only reader of `process.env` in the product. */
export type Env = Readonly<Record<string, string | undefined>>;

export function readEnv(): Env {
  return process.env;
}
