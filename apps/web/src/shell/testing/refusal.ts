/** A refusal as the server sends it. */
export const refusal = (status: number, id: string, more: object = {}): Response =>
  Response.json({ id, status, message: id, userMessage: `${id} のことば`, ...more }, { status });
