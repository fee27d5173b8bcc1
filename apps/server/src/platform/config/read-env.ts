/** The environment as it came, before anything is checked. The only reader of `process.env` in the product. */
export type Env = Readonly<Record<string, string | undefined>>;

/** Takes the environment of this process. */
export function readEnv(): Env {
  return process.env;
}
