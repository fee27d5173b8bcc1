import type { TemporaryWeddingDetail } from '@kotohogi/contract/temporary-wedding-staff';
import { joinedText } from '../../../shell/formats.office.ts';
import { dateTimeText } from '../../../shell/formats.ts';
import type { Fact } from '../../wedding/index.ts';
import { t } from './t.ts';

const spaced = (...parts: readonly string[]) => parts.filter(part => part !== '').join(' ');

/** The parts of the account that everyone may see. */
function bankText({ depositAccount }: TemporaryWeddingDetail): string {
  if (depositAccount === null) return t('registration.bank.none');
  const { bankName: bank, maskedAccountNumber: number } = depositAccount;
  return t('registration.bank.masked', { bank, number });
}

function personText(name: string, kana: string, roman: string): string {
  return joinedText('facts', [t('registration.kana', { name, kana }), roman]);
}

/** The values that are compared when two people edit. */
export function changeableFacts(detail: TemporaryWeddingDetail): readonly Fact[] {
  const groom = spaced(detail.groomLastName, detail.groomFirstName);
  const bride = spaced(detail.brideLastName, detail.brideFirstName);
  return [
    { id: 'dateTime', label: t('registration.column.dateTime'), value: dateTimeText(detail.startsAt) },
    { id: 'hall', label: t('registration.column.hall'), value: detail.hallName },
    {
      id: 'groom',
      label: t('registration.groom'),
      value: personText(
        groom,
        spaced(detail.groomLastNameKana, detail.groomFirstNameKana),
        spaced(detail.groomFirstNameRoman, detail.groomLastNameRoman),
      ),
    },
    {
      id: 'bride',
      label: t('registration.bride'),
      value: personText(
        bride,
        spaced(detail.brideLastNameKana, detail.brideFirstNameKana),
        spaced(detail.brideFirstNameRoman, detail.brideLastNameRoman),
      ),
    },
    { id: 'email', label: t('registration.email'), value: detail.email },
  ];
}

/** Everything the couple entered. */
export function registrationFacts(detail: TemporaryWeddingDetail): readonly Fact[] {
  return [
    ...changeableFacts(detail),
    // A decided registration holds no account.
    ...(detail.status === 0 ? [{ id: 'bank', label: t('registration.bank'), value: bankText(detail) }] : []),
    { id: 'language', label: t('registration.language'), value: t(`registration.language.${detail.language}`) },
    { id: 'createdAt', label: t('registration.createdAt'), value: dateTimeText(detail.createdAt) },
    { id: 'number', label: t('registration.number'), value: detail.id },
  ];
}
