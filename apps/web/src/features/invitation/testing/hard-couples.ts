import type { OrganizerProfile } from '@kotohogi/contract/profile';
import type { PersonType } from '@kotohogi/domain/profile/types';
import { aPartner } from '../../profile/testing/a-partner.ts';

const person = (type: PersonType, written: string, kana = ''): OrganizerProfile => {
  const [lastName = '', firstName = ''] = written.split('|');
  const [lastNameKana = '', firstNameKana = ''] = kana.split('|');
  return aPartner(type, { lastName, firstName, lastNameKana, firstNameKana });
};

/**
 * Couples whose names are hard to set: long and short, in several scripts, with and without places to break. None in Thai: not
 * every machine has a face for it, and the boxes in place of its letters are wider than they are.
 */
export const HARD_COUPLES: readonly (readonly OrganizerProfile[])[] = [
  [person(1, '長谷川|晃太郎'), person(2, 'ファン=デル=ベルク|絵理奈')],
  [person(1, '長谷川|晃太郎'), person(2, 'ファン=デル=ベルク|エリザベート絵理奈')],
  [person(1, '長谷川|俊之介', 'ハセガワ|シュンノスケ'), person(2, 'ファン=デル=ベルク|エリザベート', '|エリザベート')],
  [person(1, '勅使河原|マクシミリアン龍之介'), person(2, '小比類巻|アレクサンドリーナ万里江')],
  [person(1, '李|唯'), person(2, '王|𠮷')],
  [person(1, 'Li|U'), person(2, 'Ng|O')],
  [person(1, 'Wolfe|Maximilian-Alexander'), person(2, 'Featherstone|Wilhelmina Charlotte')],
  [person(1, 'Featherstonehaugh-Cholmondeley|Bartholomew'), person(2, 'van der Berg|Wilhelmina')],
  [person(1, 'Berg|Bartholomew Christopher Nathaniel'), person(2, 'Ruiz|María de los Ángeles Guadalupe')],
  [person(1, 'Hubert|Wolfeschlegelsteinhausenbergerdorff'), person(2, '佐藤|結衣', 'サトウ|ユイ')],
  [person(1, 'Mammadov|Wwmmmwwmmm'), person(2, 'Iliin|Illilliil')],
  [person(1, 'الحسيني|عبد الرحمن'), person(2, 'المنصوري|فاطمة الزهراء')],
  [person(1, 'Nguyễn|Thị Ánh Tuyết'), person(2, '남궁|김서연하늘')],
  [person(1, 'MONTGOMERY|ALEXANDRA VICTORIA'), person(2, 'בן־דוד|אלישבע־רחל')],
];
