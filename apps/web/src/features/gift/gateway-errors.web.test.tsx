import type { OwnPayment } from '@kotohogi/contract/payment';
import { instant } from '@kotohogi/domain/kernel/instant';
import { decide, type PaymentFacts } from '@kotohogi/domain/payment/decide';
import { phaseOf } from '@kotohogi/domain/payment/phase';
import { useState } from 'react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import table from '../../../../../adapters/payments-gmo/src/error-table/error-table.json' with { type: 'json' };
import { combineErrors } from '../../../../../adapters/payments-gmo/src/error-table/errors.ts';
import { addTexts } from '../../shell/i18n/text.ts';
import { show } from '../../shell/testing/show.tsx';
import { loadShellTexts } from '../../shell/texts.ts';
import { AttendanceContext } from '../attendant/attendance-context.ts';
import { aWedding } from '../live/testing/a-wedding.ts';
import { Paying } from '../payment/index.ts';
import { en as paymentEn } from '../payment/messages.en.ts';
import { ja as paymentJa } from '../payment/messages.ja.ts';
import { en } from './messages.en.ts';
import { ja } from './messages.ja.ts';
import { PaymentPage } from './payment-page.tsx';

const TEXTS = { ja: { ...ja, ...paymentJa }, en: { ...en, ...paymentEn } } as const;
const LANGUAGES = ['ja', 'en'] as const;

beforeAll(loadShellTexts);
afterEach(() => vi.unstubAllGlobals());

/** A card that is being executed. */
const EXECUTING: PaymentFacts = {
  ...{ state: 'ENTRY', isWallet: false, wanted: true, hasToken: true, hasChallenge: false, hasReturned: false },
  ...{ executions: 1, attempt: 1 },
};

/** The payment as its guest reads it after the gateway answered with this code; `attempt`: how often it did. */
function answered(info: string, language: 'ja' | 'en', attempt = 1): OwnPayment {
  const judged = combineErrors([{ code: info.slice(0, 3), info }]);
  const event =
    judged.outcome === 'unknown'
      ? ({ kind: 'unknown', op: 'execute' } as const)
      : ({ kind: 'refused', op: 'execute', refusal: judged.kind } as const);
  const { state, wanted, next } = decide({ ...EXECUTING, attempt }, event);
  const nextOp = next.do === 'call' ? next.op : undefined;
  const phase = phaseOf({ ...EXECUTING, state, wanted, nextOp });
  return {
    ...{ orderId: `${info}-${attempt}`, purpose: 'gift', payType: 'CREDIT', amountYen: 10_000, state, phase },
    ...{ maskedCardNo: '', cardBrand: '', challenge: null, createdAt: instant(1), capturedAt: null },
    userMessage: phase === 'failed' ? judged.userMessage[language] : null,
  };
}

/** Renders the page of a guest who returns with one of these payments; returns what turns it to another guest's. */
async function visit(payments: readonly OwnPayment[]): Promise<(orderId: string) => void> {
  vi.stubGlobal('fetch', async (url: string) =>
    Response.json({
      ...{ weddingId: 1, couple: [], designPattern: 'natural', facilityName: '', isBuyer: false },
      guest: { name: '山田 花子', email: '' },
      offer: { isOpen: true, refusal: null, userMessage: null, payTypes: ['CREDIT'], closesAt: 0 },
      payments: payments.filter(({ orderId }) => url.includes(`/${orderId}/`)).map(one => ({ ...one, message: '' })),
    }),
  );
  let turn: ((orderId: string) => void) | undefined;
  function Visit() {
    const [orderId, setOrderId] = useState('');
    turn = setOrderId;
    // Each guest has a wedding of their own here, so that a page lists one payment only.
    return <PaymentPage weddingKey={orderId} homeHref="/" search={{ orderId }} frame={({ children }) => children} />;
  }
  await show(
    <AttendanceContext value={aWedding(instant(Date.now()))}>
      <Visit />
    </AttendanceContext>,
  );
  return orderId => turn?.(orderId);
}

type Action = 'again' | 'wait';
const AGAIN = { ja: paymentJa['payment.again'], en: paymentEn['payment.again'] } as const;

/**
 * An example of each group of the gateway's errors (docs/product/gateway.md#errors): what the guest can do, and what the
 * page has to say in each language.
 */
const GROUPS: readonly (readonly [info: string, action: Action, ja: string, en: string])[] = [
  ['E01170003', 'again', 'カード番号を確認して、もう一度入力', 'check the card number and enter it again'],
  ['E01180008', 'again', '有効期限を確認', 'check the expiry date'],
  ['E01460008', 'again', 'セキュリティコードを確認', 'check the security code'],
  ['E01480008', 'again', 'カード名義を半角英字で', 'card holder name again in Latin letters'],
  ['E01030002', 'again', '店舗までお問い合わせください', 'contact the venue'],
  ['E11010001', 'wait', 'お待ちください', 'please wait'],
  ['E11010002', 'wait', 'お待ちください', 'please wait'],
  ['E11010010', 'wait', 'お待ちください', 'please wait'],
  ['E21010001', 'again', '最初からお手続きください', 'start again from the beginning'],
  ['E21020002', 'again', '本人認証が中止されました', 'The identity check was canceled'],
  ['E21010201', 'again', '別のカードをお使いください', 'use another card'],
  ['E21010202', 'again', '別のカードをお使いください', 'use another card'],
  ['E31500014', 'again', '店舗までお問い合わせください', 'contact the venue'],
  ['E41170002', 'again', '別のカードをお試しください', 'try another card'],
  ['E41170099', 'again', 'カード番号を確認して、もう一度入力', 'check the card number and enter it again'],
  ['E61010003', 'again', '店舗までお問い合わせください', 'contact the venue'],
  ['E82010001', 'wait', 'このままお待ちください', 'stay on this page'],
  ['E90010001', 'wait', 'お待ちください', 'please wait'],
  ['E91020001', 'wait', 'しばらくしてからもう一度お試しください', 'try again a little later'],
  ['E92000001', 'wait', 'このままお待ちください', 'stay on this page'],
  ['EX1000301', 'again', 'もう一度カード番号を入力', 'enter the card number again'],
  ['EX1000302', 'again', 'もう一度カード番号を入力', 'enter the card number again'],
  ['EX1000303', 'again', 'もう一度カード番号を入力', 'enter the card number again'],
  ['EX1000304', 'again', 'もう一度カード番号を入力', 'enter the card number again'],
  ['M01059001', 'again', '店舗までお問い合わせください', 'contact the venue'],
  ['M11010099', 'wait', 'お待ちください', 'please wait'],
  ['M91099999', 'wait', 'しばらくしてからもう一度お試しください', 'try again a little later'],
  ['42G120000', 'again', '別のカードをお試しください', 'try another card'],
  ['42C500000', 'wait', 'お待ちください', 'please wait'],
];

test.each(LANGUAGES)(
  'given an error of each group of the gateway, when its guest returns, then the page says what to do, in %s',
  async language => {
    addTexts(TEXTS[language]);
    const turnTo = await visit(GROUPS.map(([info]) => answered(info, language)));
    for (const [info, action, ...texts] of GROUPS) {
      turnTo(`${info}-1`);
      const said = page.getByText(texts[LANGUAGES.indexOf(language)] ?? '', { exact: false });
      await expect.element(said, { message: info }).toBeVisible();
      const offered = page.getByRole('button', { name: AGAIN[language] }).elements().length;
      const notCharged = page.getByText(TEXTS[language]['payment.notCharged'], { exact: false }).elements().length;
      expect({ info, offered, notCharged }).toEqual({
        ...{ info, offered: action === 'again' ? 1 : 0, notCharged: action === 'again' ? 1 : 0 },
      });
    }
  },
);

/** The gateway's look-ups contradict its refusals this often before a payment is given up (`decide.ts`). */
const LAST_ATTEMPT = 5;
const LETTERS = { ja: /[ぁ-んァ-ヶ一-龠]{6}/, en: /[A-Za-z]+ [A-Za-z]+ [A-Za-z]+/ };

test.each(LANGUAGES)(
  'given every text of the table of errors, when the payment has failed, then the page shows it in %s, and never asks to wait',
  async language => {
    addTexts(TEXTS[language]);
    const failed = table.groups
      .map(({ codes }) => answered(codes.split(' ')[0] ?? '', language, LAST_ATTEMPT))
      .filter(({ phase }) => phase === 'failed');
    expect(failed.length).toBeGreaterThan(70);
    await show(
      failed.map(payment => (
        <section key={payment.orderId} aria-label={payment.orderId}>
          <Paying payment={payment} goesByItself={false} onAgain={() => undefined} />
        </section>
      )),
    );
    for (const { orderId, userMessage } of failed) {
      const text = page.getByRole('region', { name: orderId, exact: true }).element().textContent ?? '';
      expect([orderId, text]).toEqual([orderId, expect.stringContaining(userMessage ?? 'no text')]);
      expect([orderId, text]).toEqual([orderId, expect.stringContaining(AGAIN[language])]);
      expect([orderId, text]).toEqual([orderId, expect.stringMatching(LETTERS[language])]);
      expect([orderId, text]).not.toEqual([orderId, expect.stringMatching(/お待ちください|Please wait/)]);
    }
  },
);
