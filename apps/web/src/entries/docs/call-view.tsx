import { Chip } from '@kotohogi/ui/chip';
import { DisclosureSection } from '@kotohogi/ui/disclosure-section';
import type { ReactNode } from 'react';
import { textsOf } from '../../shell/i18n/text.ts';
import styles from './api-page.module.css';
import type { ja } from './messages.ja.ts';
import { accessText, type Call, linesOf, type Schema, typeText } from './openapi.ts';
import { SchemaLines } from './schema-lines.tsx';

const t = textsOf<typeof ja>();

function Facts({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className={styles.facts}>
      <h4 className={styles.fact}>{name}</h4>
      {children}
    </div>
  );
}

/** A schema under its media type. */
function Content({ content }: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> }) {
  return Object.entries(content).map(([type, { schema }]) => {
    const lines = linesOf(schema);
    return (
      <div key={type}>
        <p className={styles.media}>
          {type}
          {lines.length === 0 && `: ${typeText(schema)}`}
        </p>
        {lines.length > 0 && <SchemaLines label={type} lines={lines} />}
      </div>
    );
  });
}

const PLACES = ['path', 'query', 'header'] as const;
const PLACE_NAMES = { path: 'docs.api.params', query: 'docs.api.query', header: 'docs.api.header' } as const;

/** The path, query and header parameters. */
function Parameters({ call }: { readonly call: Call }) {
  return PLACES.map(place => {
    const here = call.parameters.filter(parameter => parameter.in === place);
    if (here.length === 0) return null;
    const lines = here.map(({ name, required, schema }) => ({
      key: name,
      name,
      type: typeText(schema),
      isRequired: required,
      depth: 0,
    }));
    return (
      <Facts key={place} name={t(PLACE_NAMES[place])}>
        <SchemaLines label={`${call.operationId} ${place}`} lines={lines} />
      </Facts>
    );
  });
}

/** The possible refusals of a call, by status. */
function Refusals({ call }: { readonly call: Call }) {
  const refusals = Object.entries(call.responses).filter(([status]) => status !== '200' && status !== 'default');
  if (refusals.length === 0) return t('docs.api.nothing');
  return (
    <dl>
      {refusals.map(([status, { description }]) => (
        <div key={status} className={styles.refusal}>
          <dt>{status}</dt>
          <dd>{description}</dd>
        </div>
      ))}
    </dl>
  );
}

/** One call: access, input, output, refusals. */
export function CallView({ call }: { readonly call: Call }) {
  const answer = call.responses['200']?.content;
  return (
    <DisclosureSection
      id={call.operationId}
      level={3}
      title={
        <span className={styles.call}>
          <code className={styles.method} data-method={call.method}>
            {call.method}
          </code>
          <code className={styles.path}>{call.path}</code>
          <span className={styles.summary}>{call.summary}</span>
        </span>
      }
      aside={call['x-idempotent'] === true && <Chip tone="soft">{t('docs.api.idempotent')}</Chip>}
    >
      <div className={styles.body}>
        <Facts name={t('docs.api.access')}>
          <code>{accessText(call['x-access'])}</code>
        </Facts>
        <Facts name={t('docs.api.scope')}>
          <code>{call['x-scope']}</code>
        </Facts>
        <Parameters call={call} />
        {call.requestBody !== undefined && (
          <Facts name={t('docs.api.body')}>
            <Content content={call.requestBody.content} />
          </Facts>
        )}
        <Facts name={t('docs.api.output')}>
          {answer === undefined ? t('docs.api.nothing') : <Content content={answer} />}
        </Facts>
        <Facts name={t('docs.api.errors')}>
          <Refusals call={call} />
        </Facts>
      </div>
    </DisclosureSection>
  );
}
