import { tokenize } from '../../../src/contract/text/tokenize';

const readTokens = (text: string) =>
  tokenize(text).map(({ parts, whole }) => [
    ...parts.map(({ word }) => word),
    ...(whole ? [whole.word] : []),
  ]);

test.each([
  ['Thornby Silver Guilloché', [['thornby'], ['silver'], ['guilloche']]],
  [
    'T-25 reef300',
    [
      ['t', '25', 't25'],
      ['reef', '300', 'reef300'],
    ],
  ],
  ["Cox's watches, batteries & glass", [['cox'], ['watch'], ['battery'], ['glass']]],
  ['Oris Lotus', [['oris'], ['lotus']]],
  ['Сейко Ρολόι', [['seiko'], ['roloi']]],
  ['ঢাকা পেলাগর ৩০০', [['dhaka'], ['pelagor'], ['300']]],
  ['كتاب کتاب ڪتاب', [['کتاب'], ['کتاب'], ['کتاب']]],
  ['ساعتي ساعتى ساعتی', [['ساعتی'], ['ساعتی'], ['ساعتی']]],
  ['ساعة ساعه گھڑی گهڑی', [['ساعه'], ['ساعه'], ['گهڑی'], ['گهڑی']]],
  ['ٱلأحمد الاحمد الأَحْمَد', [['الاحمد'], ['الاحمد'], ['الاحمد']]],
  ['ســـاعت ۳۰۰ ٣٠٠ ३००', [['ساعت'], ['300'], ['300'], ['300']]],
  ['ﻛﺘﺎﺏ ۀ ئ', [['کتاب'], ['ه'], ['ی']]],
  ['שָׁעוֹן שעון שָׁע֖וֹן', [['שעון'], ['שעון'], ['שעון']]],
  ['時計修理', [['時計', '計修', '修理']]],
  ['STRASSE Straße Ｆｕｌｌ ﬁne', [['strasse'], ['strasse'], ['full'], ['fine']]],
  ['?! — 🕰️', []],
])('%s has the tokens %j', (text, words) => {
  expect(readTokens(text)).toEqual(words);
});
