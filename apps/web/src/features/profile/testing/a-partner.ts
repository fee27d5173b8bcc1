import type { OrganizerProfile } from '@kotohogi/contract/profile';
import type { PersonType } from '@kotohogi/domain/profile/types';

/** One of the couple, with an empty profile. */
export const aPartner = (type: PersonType, changes: Partial<OrganizerProfile> = {}): OrganizerProfile => ({
  ...{ id: type, type, label: '', colour: 'na', lastName: '', firstName: '', lastNameKana: '', firstNameKana: '' },
  ...{ maidenName: '', maidenNameKana: '', useMaidenName: false, lastNameRoman: '', firstNameRoman: '' },
  ...{ hobby: '', personality: '', whatILike: '', oneWord: '', birthplace: '', birthday: null, bloodType: '' },
  ...{ favoriteFood: '', whatIWantToDo: '' },
  ...changes,
});
