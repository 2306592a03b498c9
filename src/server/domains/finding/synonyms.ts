/**
 * Words that buyers and sellers use for the same thing, in the synonym format of Solr and Elasticsearch:
 * "a, b" are equivalent; a search for "a => b, c" also finds b and c. Words are matched without case,
 * accents, plural and hyphens, and also joined: "eco drive" is "eco-drive" and "ecodrive".
 */
export const builtInSynonyms = `
# Movement
chrono, chronograph
stopwatch => chronograph
automatic, auto, self winding, automatic winding
automatic => powermatic, co axial, perpetual
manual winding, manual wind, manually wound, hand wound, hand winding, hand wind, wind up, winding
mechanical => automatic, manual winding, hand wound, hand winding
quartz, battery, battery powered, battery operated
solar, solar powered, light powered, eco drive, tough solar
kinetic, auto quartz
chronometer, cosc

# Wearer
men, man, gent, gentleman, gentlemen, male, homme, husband, boyfriend, father, dad, him
women, woman, lady, female, femme, wife, girlfriend, mother, mom, mum, her, sister
kid, child, children, youth
kid => boy, girl
child => boy, girl
children => boy, girl
boy => kid, child, children
girl => women, lady, female, kid, child, children
son => boy, kid, children
daughter => girl, kid, children
couple, pair, his and hers, his and her

# Parts
strap, band, bracelet, wristband, watchband
dial, face
crystal, glass
lume, luminous, lumed, luminescent, glow in the dark
calendar => date
leather, calf, calfskin
leather => alligator, crocodile, cordovan, suede
alligator, crocodile, croc
rubber, silicone
nylon, nato, fabric, canvas, textile
mother of pearl, mop, nacre
mesh, milanese
metal bracelet => steel bracelet, steel
manual winding => manual
hand wound => manual

# Colours and materials
grey, gray, anthracite, slate
silver, silvery
gold, golden, gold tone, gold plated
rose gold, pink gold, red gold
yellow gold => gold
blue => navy
navy, navy blue, dark blue
teal, turquoise, tiffany blue
burgundy, bordeaux, maroon, wine red
cream, ivory, off white
two tone, bicolor, bicolour, bimetal, half gold, steel and gold
stainless steel, steel, inox
titanium, titan, ti
pvd, black coated, dlc
multicolor, multicolour, colourful, colorful

# Kinds
dive, diver, diving, scuba
pilot, aviator, flieger, aviation
field, military, army
racing, driving, motorsport
moonphase, moon phase
moon => moonphase
gmt, dual time, dual time zone, two time zones, second time zone
world time, worldtimer
day date, day and date
perpetual calendar, qp
skeleton, skeletonized, openworked, open heart
digital, lcd, led
analog, analogue
ana digi, analog digital, analogue digital
rectangular, rectangle
rectangular => tank
octagonal, octagon, eight sided
cushion, tonneau, barrel
slim, thin, ultra thin, ultrathin
water resistant, waterproof, water resistance, water proof
vintage, antique, retro
old => vintage, antique
jewellery, jewelry, cocktail
limited edition, special edition, limited
russian, soviet, ussr
railway, railroad
swiss, switzerland

# Papers
full set, box and papers, box papers, box and paper, with papers
serviced, overhauled
nos, new old stock, unworn, deadstock

# Other languages
automatic => automatico, automatik, automatique, автоматические, أوتوماتيك, اتوماتیک, অটোমেটিক, 自動巻, 自动, 自動
quartz => кварцевые, كوارتز, کوارتز, কোয়ার্টজ, 石英, クォーツ
women => женские, نسائي, نسائية, زنانه, মেয়েদের, লেডিস, महिला, 女表, 女士, レディース
men => мужские, رجالي, مردانه, ছেলেদের, মেনস, 男表, 男士, メンズ
black => noir, schwarz, чёрный, أسود, مشکی, কালো, काला, 黑色, 黑盘
blue => bleu, blau, синий, أزرق, آبی, নীল, नीला, 蓝色, 蓝盘
white => blanc, weiss, белый, أبيض, سفید, সাদা, सफेद, 白色, 白盘
gold => золотые, ذهبي, طلایی, সোনালী, গোল্ডেন, 金色
chronograph => хронограф, كرونوغراف, کرونوگراف, ক্রোনোগ্রাফ, クロノグラフ, 计时
dive => дайверские, غواصی, ダイバー, 潜水
vintage => винтажные, ভিনটেজ, পুরনো, পুরাতন, ヴィンテージ, アンティーク, 古董
digital => электронные, رقمية, دیجیتال, ডিজিটাল, デジタル, 电子
submariner => субмаринер, صبمارينر, ساب مارینر, সাবমেরিনার, サブマリーナ, 水鬼, 潜航者
datejust => ديت جست, দেটজাস্ট, ডেটজাস্ট, デイトジャスト, 日志
seamaster => سيماستر, সীমাস্টার, シーマスター, 海马
speedmaster => спидмастер, سبيد ماستر, スピードマスター, 超霸

apple watch, iwatch

# Numbers
2, ii, two
3, iii, three
4, iv, four
5, v, five
6, vi, six
7, vii, seven
8, viii, eight
9, ix, nine
10, x, ten
50, fifty
54, fifty four
58, fifty eight
65, sixty five
mark, mk
mkii => mark ii, mk 2

# Models and nicknames
bb => black bay
g shock, gshock
sub => submariner
subdial, sub dial
speedmaster, speedy
datejust, dj
seamaster, smp
sea dweller, seadweller
deepsea, deep sea
moonwatch => speedmaster professional, moon watch
smartwatch => smart watch, fitness tracker, apple watch, galaxy watch, wear os
fitness tracker, fitness band, smart band, activity tracker
air king, airking
fifty fathoms, 50 fathoms
pam => panerai
hulk => submariner green
kermit => submariner green
batman => gmt master
pepsi => gmt master
`;

/** Words that apply to nearly every listing. A product that has them ranks higher; it need not have them. */
export const fillerPhrases = [
  ...['watch', 'wristwatch', 'wrist watch', 'wrist', 'timepiece', 'time piece', 'wristwear'],
  ...['used', 'pre owned', 'owned', 'pre loved', 'second hand', '2nd hand', 'resale', 'pre used'],
  ...['gift', 'present', 'birthday', 'anniversary'],
  ...['montre', 'reloj', 'uhr', 'armbanduhr', 'orologio', 'relogio', 'saat', 'jam tangan'],
  ...['часы', 'часов', 'наручные часы', 'ساعة', 'ساعات', 'ساعة يد', 'مستعملة', 'مستعمل', 'ساعت'],
  ...['ساعت مچی', 'دست دوم', 'ঘড়ি', 'হাতঘড়ি', 'হাত ঘড়ি', 'घड़ी', 'گھڑی', '手表', '手錶', '腕表'],
  ...[
    '腕錶',
    '手表二手',
    '二手',
    '二手表',
    '時計',
    '腕時計',
    '中古',
    '시계',
    '손목시계',
    'ウォッチ',
  ],
];

/** Words that describe nearly any product: not required either, unless the query has no others. */
export const optionalPhrases = [
  ...['men', 'man', 'gent', 'gentleman', 'gentlemen', 'male', 'homme', 'unisex', 'him', 'dad'],
  ...[
    'husband',
    'boyfriend',
    'father',
    'son',
    'daughter',
    'adult',
    'new',
    'brand new',
    'like new',
    'mint',
    'nice',
  ],
  ...['good', 'great', 'best', 'beautiful', 'pretty', 'elegant', 'cool', 'stylish', 'classic'],
  ...['original', 'authentic', 'genuine', 'real', 'condition', 'working', 'quality', 'simple'],
  ...['brand', 'model', 'style', 'type', 'wedding'],
  ...['business', 'daily', 'everyday', 'wear', 'luxury', 'collection', 'collector', 'reference'],
  ...['ref', 'size', 'sized', 'colour', 'color', 'coloured', 'colored', 'case', 'movement', 'made'],
  ...['year', 'old', 'edition', 'version', 'piece', 'item', 'product', 'dial', 'face', 'strap'],
  ...['band', 'bracelet'],
];

/** Words that say nothing about a product. */
export const stopWords = [
  ...[
    'a',
    'an',
    'and',
    'the',
    'of',
    'for',
    'with',
    'without',
    'in',
    'on',
    'or',
    'to',
    'by',
    'from',
  ],
  ...['at', 'as', 'is', 'are', 'be', 'it', 'its', 'that', 'this', 'which', 'has', 'have', 'having'],
  ...[
    'i',
    'im',
    'me',
    'my',
    'we',
    'our',
    'you',
    'your',
    'his',
    'some',
    'any',
    'something',
    'anything',
  ],
  ...[
    'want',
    'need',
    'looking',
    'look',
    'find',
    'buy',
    'buying',
    'get',
    'search',
    'searching',
    'show',
  ],
  ...[
    'sale',
    'sell',
    'selling',
    'please',
    'can',
    'could',
    'would',
    'like',
    'do',
    'not',
    'no',
    'non',
    'under',
    'over',
  ],
  ...[
    'cheap',
    'cheapest',
    'price',
    'priced',
    'cost',
    'costing',
    'deal',
    'offer',
    'online',
    'where',
  ],
  ...['what', 'who', 'there', 'very', 'too', 'but', 'than', 'just', 'only', 'also', 'will', 'fit'],
  ...['am', 'was', 'were', 'been', 'he', 'she', 'they', 'them', 'these', 'those', 'if', 'so', 'up'],
  ...[
    'out',
    'about',
    'into',
    'more',
    'most',
    'much',
    'many',
    'how',
    'when',
    'why',
    'one',
    'someone',
  ],
  ...['somebody', 'dont', 'does', 'did', 'should', 'must', 'may', 'might', 'shall', 'us', 'able'],
  ...['prefer', 'preferably', 'ideally', 'maybe', 'hello', 'hi', 'thanks', 'thank', 'available'],
];

/** Adjectives that say less than what they describe: a query without results drops them first. */
export const descriptiveWords = [
  ...[
    'vintage',
    'antique',
    'retro',
    'old',
    'rare',
    'small',
    'big',
    'large',
    'slim',
    'thin',
    'heavy',
  ],
  ...['dark', 'light', 'bright', 'limited', 'special', 'real', 'full'],
];

/** For whom a watch is: a query without results keeps these words as long as categories. */
export const wearerWords = [
  ...['women', 'woman', 'lady', 'female', 'girl', 'wife', 'girlfriend', 'mother', 'kid', 'child'],
  ...['children', 'boy'],
];

/** Ordinary words are never corrected to others: "pink" is not "link", and "metal" is not "medal". */
export const ordinaryWords = [
  ...[
    'black',
    'white',
    'blue',
    'navy',
    'green',
    'red',
    'pink',
    'purple',
    'yellow',
    'orange',
    'brown',
  ],
  ...['grey', 'gray', 'silver', 'gold', 'golden', 'beige', 'cream', 'ivory', 'teal', 'turquoise'],
  ...['burgundy', 'champagne', 'bordeaux', 'salmon', 'copper', 'bronze', 'tan', 'khaki', 'olive'],
  ...['violet', 'lilac', 'mint', 'coral', 'cyan', 'magenta', 'lime', 'peach', 'rose', 'rainbow'],
  ...[
    'metal',
    'metallic',
    'plastic',
    'resin',
    'wood',
    'wooden',
    'brass',
    'carbon',
    'ceramic',
    'platinum',
  ],
  ...[
    'titanium',
    'aluminium',
    'aluminum',
    'diamond',
    'pearl',
    'jade',
    'stone',
    'enamel',
    'velvet',
    'silk',
  ],
  ...[
    'round',
    'square',
    'oval',
    'flat',
    'tiny',
    'mini',
    'huge',
    'long',
    'short',
    'wide',
    'narrow',
    'light',
  ],
  ...[
    'dial',
    'hand',
    'hands',
    'crown',
    'bezel',
    'lug',
    'clasp',
    'buckle',
    'link',
    'pin',
    'case',
    'glass',
  ],
  ...[
    'alarm',
    'timer',
    'compass',
    'calculator',
    'calendar',
    'date',
    'moon',
    'sun',
    'star',
    'tide',
    'map',
  ],
  ...[
    'sport',
    'sporty',
    'formal',
    'casual',
    'fashion',
    'office',
    'travel',
    'running',
    'swimming',
    'golf',
  ],
  ...[
    'fitness',
    'hiking',
    'sailing',
    'racing',
    'nurse',
    'doctor',
    'train',
    'railway',
    'police',
    'navy',
  ],
  ...[
    'cheap',
    'price',
    'sale',
    'deal',
    'offer',
    'store',
    'shop',
    'buy',
    'sell',
    'box',
    'paper',
    'papers',
  ],
  ...[
    'tag',
    'card',
    'warranty',
    'receipt',
    'service',
    'repair',
    'broken',
    'parts',
    'spare',
    'battery',
  ],
  ...[
    'phone',
    'ring',
    'necklace',
    'earring',
    'laptop',
    'shoe',
    'shirt',
    'bag',
    'car',
    'bike',
    'camera',
  ],
  ...[
    'table',
    'wall',
    'clock',
    'desk',
    'book',
    'house',
    'game',
    'toy',
    'guitar',
    'jacket',
    'wallet',
  ],
  ...['man', 'woman', 'boy', 'girl', 'baby', 'teen', 'adult', 'wife', 'husband', 'son', 'daughter'],
];
