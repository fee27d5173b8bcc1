import type { Sheet, SheetRow } from '@kotohogi/contract/texts/sheet';
import styles from './sheet-paper.module.css';

function Facts({ rows }: { readonly rows: readonly SheetRow[] }) {
  return (
    <dl className={styles.facts}>
      {rows.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Table({ sheet: { title, head, rows, totals } }: { readonly sheet: Sheet }) {
  return (
    <div className={styles.scroll}>
      <table className={styles.table} aria-label={title}>
        <thead>
          <tr>
            {head.map(cell => (
              <th key={cell} scope="col">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([label, ...figures]) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {figures.map((cell, index) => (
                <td key={head[index + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          {totals.map(([label, value]) => (
            <tr key={label}>
              <th scope="row" colSpan={head.length - 1}>
                {label}
              </th>
              <td>{value}</td>
            </tr>
          ))}
        </tfoot>
      </table>
    </div>
  );
}

/** A business document as a sheet of paper; printed, it fills an A4 page. */
export function SheetPaper({ sheet }: { readonly sheet: Sheet }) {
  const { title, mark, addressee, lead, facts, issuer, amount, blocks } = sheet;
  return (
    <article className={styles.paper}>
      <h2 className={styles.title}>
        {title}
        {mark !== undefined && <span className={styles.mark}>{mark.title}</span>}
      </h2>
      {mark !== undefined && <p className={styles.reason}>{mark.reason}</p>}
      <div className={styles.top}>
        <div>
          {addressee.map(line => (
            <p key={line} className={styles.addressee}>
              {line}
            </p>
          ))}
          <p className={styles.lead}>{lead}</p>
          <p className={styles.amount}>
            <span>{amount[0]}</span>
            <strong>{amount[1]}</strong>
          </p>
        </div>
        <div>
          <Facts rows={facts} />
          <p className={styles.issuer}>{issuer.name}</p>
          {issuer.lines.map(line => (
            <p key={line} className={styles.small}>
              {line}
            </p>
          ))}
        </div>
      </div>
      <Table sheet={sheet} />
      {blocks.map(block => (
        <section key={block.title} className={styles.block}>
          <h3>{block.title}</h3>
          {block.lines.map(line => (
            <p key={line}>{line}</p>
          ))}
        </section>
      ))}
    </article>
  );
}
