import type { WeddingScope } from '../../gate/scope.ts';
import type { Tx } from '../../platform/db/connect.ts';

const templates = (tx: Tx, scope: WeddingScope) =>
  tx.selectFrom('wedding').select(['sns_template', 'sns_template_en']).where('id', '=', scope.weddingId);

/** The message with the link in both languages, as the couple wrote it; empty = the default text. */
export async function getTemplates(tx: Tx, scope: WeddingScope) {
  return await templates(tx, scope).executeTakeFirstOrThrow();
}

/** Like `getTemplates`; locked until the transaction ends. */
export async function lockTemplates(tx: Tx, scope: WeddingScope) {
  return await templates(tx, scope).forNoKeyUpdate().executeTakeFirstOrThrow();
}

/** The changeable fields; an absent language is unchanged. */
interface TemplateChange {
  readonly snsTemplate?: string | undefined;
  readonly snsTemplateEn?: string | undefined;
}

export async function updateTemplates(
  tx: Tx,
  scope: WeddingScope,
  { snsTemplate, snsTemplateEn }: TemplateChange,
): Promise<void> {
  if (snsTemplate === undefined && snsTemplateEn === undefined) return;
  await tx
    .updateTable('wedding')
    .set({
      ...(snsTemplate === undefined ? {} : { sns_template: snsTemplate }),
      ...(snsTemplateEn === undefined ? {} : { sns_template_en: snsTemplateEn }),
    })
    .where('id', '=', scope.weddingId)
    .execute();
}
