/** Invented people: common names combined at random, not of real couples. */

export interface Name {
  readonly last: string;
  readonly first: string;
  readonly lastKana: string;
  readonly firstKana: string;
}

/** A person from last name, first name and the readings of both, separated by spaces. */
export const name = (text: string): Name => {
  const [last = '', first = '', lastKana = '', firstKana = ''] = text.split(' ');
  return { last, first, lastKana, firstKana };
};

/** Pairs, one couple after the other. */
export const COUPLES: readonly (readonly [Name, Name])[] = [
  ['小林 陽翔 コバヤシ ハルト', '佐藤 結衣 サトウ ユイ'],
  ['田中 蓮 タナカ レン', '鈴木 陽菜 スズキ ヒナ'],
  ['伊藤 大輔 イトウ ダイスケ', '加藤 莉子 カトウ リコ'],
  ['渡辺 翔 ワタナベ ショウ', '高橋 美咲 タカハシ ミサキ'],
  ['中村 航平 ナカムラ コウヘイ', '山本 千尋 ヤマモト チヒロ'],
  ['清水 樹 シミズ イツキ', '岡本 さくら オカモト サクラ'],
  ['長谷川 晃太郎 ハセガワ コウタロウ', 'ファン=デル=ベルク 絵理奈 ファンデルベルク エリナ'],
  ['森田 悠真 モリタ ユウマ', '井上 彩花 イノウエ アヤカ'],
  ['藤田 直人 フジタ ナオト', '石川 千夏 イシカワ チナツ'],
  ['原 一輝 ハラ カズキ', '松本 美優 マツモト ミユ'],
  ['木村 健太 キムラ ケンタ', '林 葵 ハヤシ アオイ'],
  ['斎藤 亮 サイトウ リョウ', '坂本 真央 サカモト マオ'],
  ['池田 拓海 イケダ タクミ', '橋本 七海 ハシモト ナナミ'],
  ['前田 祐介 マエダ ユウスケ', '小川 遥 オガワ ハルカ'],
  ['岡田 隼人 オカダ ハヤト', '村上 奈々 ムラカミ ナナ'],
  ['近藤 聡 コンドウ サトシ', '青木 楓 アオキ カエデ'],
  ['福田 圭吾 フクダ ケイゴ', '三浦 綾乃 ミウラ アヤノ'],
  ['西村 和真 ニシムラ カズマ', '太田 優奈 オオタ ユウナ'],
  ['藤井 涼介 フジイ リョウスケ', '岡崎 萌 オカザキ モエ'],
  ['金子 颯太 カネコ ソウタ', '中島 美月 ナカジマ ミヅキ'],
].map(([a = '', b = '']) => [name(a), name(b)] as const);

export interface Guest extends Name {
  readonly relationShip: 'friend' | 'workplace' | 'family';
  readonly answer: 'attendance' | 'view-archive' | 'absence';
  readonly nickName: string;
  /** Message on the tree; empty = none. */
  readonly message: string;
  /** Gift money in yen; 0 = none. */
  readonly giftYen: number;
}

const guest = (line: string): Guest => {
  const [names = '', relation = '', answer = '', nickName = '', gift = '0', message = ''] = line.split('|');
  return {
    ...name(names),
    relationShip: relation as Guest['relationShip'],
    answer: answer as Guest['answer'],
    nickName,
    giftYen: Number(gift),
    message,
  };
};

/** The thirty guests of the ceremony on air. */
export const GUESTS: readonly Guest[] = [
  '山本 直樹 ヤマモト ナオキ|friend|attendance||30000|はるとくん、結衣さん、ご結婚おめでとう。ふたりの門出を画面ごしに見届けます！',
  '田中 トシ子 タナカ トシコ|family|attendance|おばあちゃん|50000|きれいですねえ。体に気をつけて、なかよく暮らしてね。',
  'Emily Carter エミリー カーター|friend|view-archive|Emily|10000|It will be 4 a.m. here, so I will watch the recording. Congratulations!',
  '佐々木 修 ササキ オサム|workplace|attendance|佐々木部長|30000|おめでとう。職場一同、画面の前に集合しています。',
  '三宅 友子 ミヤケ トモコ|friend|attendance|ともこ|20000|はるとくん、ゆいちゃん、おめでとう。ふたりの笑顔に涙が出ました。',
  '田中 勇 タナカ イサム|family|attendance|田中家一同|50000|北海道から家族みんなで見ています。末永くお幸せに！',
  '高木 和美 タカギ カズミ|friend|attendance|かずみ|0|ドキドキしながら待っています。きょうは最高のお天気だね！',
  '石井 莉子 イシイ リコ|friend|attendance|莉子|10000|結衣の花嫁姿、世界一きれい！',
  '上田 航平 ウエダ コウヘイ|friend|attendance|航平|10000|サッカー部一同より。おめでとう！',
  '野村 千尋 ノムラ チヒロ|workplace|attendance||10000|おふたりらしい、あたたかいお式ですね。',
  '大野 翔 オオノ ショウ|friend|attendance|翔|0|幸せになれよ！',
  '今井 陽菜 イマイ ヒナ|friend|attendance|ひなた|0|ゆいちゃん、だいすき。おめでとう。',
  '丸山 蓮 マルヤマ レン|friend|view-archive||0|',
  '内田 みほ ウチダ ミホ|friend|attendance|みほ先生|20000|ピアノ教室のみんなも、おめでとうと言っています。',
  '村田 拓海 ムラタ タクミ|workplace|attendance|拓海|0|新居に遊びに行かせてください！',
  '河野 さくら コウノ サクラ|friend|attendance|さくら|10000|ふたりの出会いの日を思い出しました。',
  'Lucas Martin リュカ マルタン|friend|attendance|Lucas|0|Félicitations ! Best wishes from Lyon.',
  'Naomi Novak ナオミ ノヴァク|friend|attendance|Naomi|0|So happy for you both.',
  '平野 けんた ヒラノ ケンタ|family|attendance|けんた|30000|はるとおにいちゃん、おめでとう！',
  '菊地 美咲 キクチ ミサキ|workplace|attendance|美咲|10000|いつも支えてもらっています。お幸せに。',
  '久保 祐介 クボ ユウスケ|workplace|attendance|祐介|10000|プロジェクトのみんなで乾杯しています。',
  '松尾 遥 マツオ ハルカ|friend|attendance|はるか|0|この日を楽しみにしていました。',
  '菅原 結衣 スガワラ ユイ|friend|attendance|結衣|0|同じ名前のふたり、これからもよろしくね。',
  '新井 千夏 アライ チナツ|friend|attendance|なつみ|10000|夏のキャンプ、また行こうね。',
  'Grandpa Joe グランパ ジョー|family|attendance|Grandpa|10000|God bless you, my dear children.',
  '小松 りょう コマツ リョウ|friend|attendance|りょう|0|末永くお幸せに！',
  '岩崎 葵 イワサキ アオイ|friend|view-archive|あおい|10000|夜に録画でゆっくり見せてもらいます。',
  '杉山 正人 スギヤマ マサト|workplace|absence||0|',
  '本田 隆 ホンダ タカシ|family|absence||30000|',
  '横山 まさと ヨコヤマ マサト|friend|attendance|まさと|0|ふたりの未来に乾杯！',
].map(guest);
