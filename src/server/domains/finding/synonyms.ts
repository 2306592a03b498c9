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
# Uses. A size or a depth in a meaning finds what sellers have filled in
hiking, hike, trekking, trek, camping, climbing, outdoor, mountain, adventure => field, hike, trek, outdoor, compass
swimming, swim, swimmer, beach, pool, snorkeling, surfing, sea holiday => dive, diver, 50m, swim
diving holiday => dive, diver
running, runner, jogging, marathon => running, gps
gym, workout, training, fitness => fitness, smartwatch, g shock, digital
sleep, step, heart rate, health => smartwatch, smart watch, fitness tracker
suit, tuxedo, black tie, wedding, formal, evening, opera, elegant, dressy => dress
office, business, desk, interview => dress, everyday, office, slim
every day, daily wear, daily driver => everyday, everyday watch
flying, flight, fly, cockpit, airplane => pilot, aviator, flieger
racing, race, driving, rally, motorsport => chronograph, racing, racer, rally, tour
travel, traveller, second time zone => gmt, dual time, world time, two zone, second time zone
train driver, train, station => railway, railroad, railway, rail, stationmaster
rugged, tough, sturdy, indestructible, beater, hard work => g shock, tough, rugged, field, resin, worn hard
soldier, army => military, field
small wrist, thin wrist, slim wrist, slender wrist, little wrist => under 38mm, small, petite, mid size
big wrist, large wrist, thick wrist, big, oversized => over 43mm, large, huge
small, little => under 36mm, petite
grandfather, grandpa, heirloom => vintage, pocket, grandfather
astronaut, nasa, apollo => moonwatch, moon watch, speedmaster, moonswatch, apollo
james bond, 007 => bond, seamaster diver
nurse => fob
school => kid, boy
matching => couple, pair, his and hers
birth year => vintage
light weight, lightweight => titanium, light
battery free, never needs a battery => solar, automatic
warranty, guarantee
# Collectors' words
panda => white chronograph
reverse panda => black chronograph
pepsi => gmt master, red and blue bezel, blue and red bezel
batman, batgirl => gmt master, black and blue bezel, blue and black bezel
coke => gmt master, red and black bezel, black and red bezel
root beer => gmt master
hulk, kermit => submariner green
smurf => submariner blue
square => carre
tank, tank style => rectangular, rectangle, carre
blacked out, murdered out, stealth, all black, black on black => all black, black on black, blackout, black coated, inverted black
iced out, bling, blinged out => diamond, crystal
subdial => register
see through => skeleton, open heart
glowing, glow => lume, luminous, glow
integrated bracelet => royal oak, nautilus, laureato, integrated
`;

/** Words that apply to nearly every listing. A product that has them ranks higher; it need not have them. */
export const fillerPhrases = toList(`
  watch, wristwatch, wrist watch, wrist, timepiece, time piece, wristwear, used, pre owned, owned, pre loved,
  second hand, 2nd hand, resale, pre used, gift, present, birthday, anniversary, montre, reloj, uhr, armbanduhr,
  orologio, relogio, saat, jam tangan, часы, часов, наручные часы, ساعة, ساعات, ساعة يد, مستعملة, مستعمل, ساعت,
  ساعت مچی, دست دوم, ঘড়ি, হাতঘড়ি, হাত ঘড়ি, घड़ी, گھڑی, 手表, 手錶, 腕表, 腕錶, 手表二手, 二手, 二手表, 時計, 腕時計, 中古, 시계, 손목시계,
  ウォッチ, grail, holy grail, bang for the buck, value for money, best value
`);

/** Words that describe nearly any product: not required either, unless the query has no others. */
export const optionalPhrases = toList(`
  men, man, gent, gentleman, gentlemen, male, homme, unisex, him, dad, husband, boyfriend, father, son, daughter,
  adult, new, brand new, like new, mint, nice, good, great, best, beautiful, pretty, cool, stylish, classic,
  original, authentic, genuine, real, condition, working, quality, simple, brand, model, style, type, daily,
  everyday, wear, luxury, collection, collector, reference, ref, size, sized, colour, color, coloured, colored,
  case, movement, made, year, old, edition, version, piece, item, product, dial, face, strap, band, bracelet
`);

/** Words that say nothing about a product. */
export const stopWords = toList(`
  a, an, and, the, of, for, with, without, in, on, or, to, by, from, at, as, is, are, be, it, its, that, this,
  which, has, have, having, i, im, me, my, we, our, you, your, his, some, any, something, anything, want, need,
  looking, look, find, buy, buying, get, search, searching, show, sale, sell, selling, please, can, could, would,
  like, do, not, no, non, under, over, cheap, cheapest, price, priced, cost, costing, deal, offer, online, where,
  what, who, there, very, too, but, than, just, only, also, will, fit, am, was, were, been, he, she, they, them,
  these, those, if, so, up, out, about, into, more, most, much, many, how, when, why, one, someone, somebody,
  dont, does, did, should, must, may, might, shall, us, able, prefer, preferably, ideally, maybe, hello, hi,
  thanks, thank, available, carry, recommend, suggest, people, recommended, anybody, anyone, everyone, another, other, such,
  both, each, every, all, let, got, give, take, wants, needs, wanted, sells, kind, sort, thing, things, way,
  really, quite, bit, still, ever, always, again, come, comes, coming, goes, going, guest, fan, holiday, lost,
  already, else, see, works
`);

/** Adjectives that say less than what they describe: a query without results drops them first. */
export const descriptiveWords = toList(`
  vintage, antique, retro, old, rare, small, big, large, slim, thin, heavy, dark, light, bright, limited, special,
  real, full
`);

/** For whom a watch is: a query without results keeps these words as long as categories. */
export const wearerWords = toList(`
  women, woman, lady, female, girl, wife, girlfriend, mother, kid, child, children, boy
`);

/** Ordinary words are never corrected to others: "pink" is not "link", and "metal" is not "medal". */
export const ordinaryWords = toList(`
  black, white, blue, navy, green, red, pink, purple, yellow, orange, brown, grey, gray, silver, gold, golden,
  beige, cream, ivory, teal, turquoise, burgundy, champagne, bordeaux, salmon, copper, bronze, tan, khaki, olive,
  violet, lilac, mint, coral, cyan, magenta, lime, peach, rose, rainbow, metal, metallic, plastic, resin, wood,
  wooden, brass, carbon, ceramic, platinum, titanium, aluminium, aluminum, diamond, pearl, jade, stone, enamel,
  velvet, silk, round, square, oval, flat, tiny, mini, huge, long, short, wide, narrow, light, dial, hand, hands,
  crown, bezel, lug, clasp, buckle, link, pin, case, glass, alarm, timer, compass, calculator, calendar, date,
  moon, sun, star, tide, map, sport, sporty, formal, casual, fashion, office, travel, running, swimming, golf,
  fitness, hiking, sailing, racing, nurse, doctor, train, railway, police, cheap, price, sale, deal, offer, store,
  shop, buy, sell, box, paper, papers, tag, card, warranty, receipt, service, repair, broken, parts, spare,
  battery, phone, ring, necklace, earring, laptop, shoe, shirt, bag, car, bike, camera, table, wall, clock, desk,
  book, house, game, toy, guitar, jacket, wallet, man, woman, boy, girl, baby, teen, adult, wife, husband, son,
  daughter, able, above, accident, active, actual, adventure, afford, after, afternoon, age, air, alive, alone,
  amazing, ancient, angle, animal, ankle, anniversary, answer, apart, appear, april, area, arm, around, arrive,
  art, ask, august, aunt, autumn, average, away, awesome, awful, back, bad, balance, ball, bank, bar, bare,
  barely, bargain, bath, beach, bear, beard, beater, beautiful, beauty, bed, bedroom, been, before, begin, behind,
  believe, below, belt, bend, best, better, between, beyond, bird, birth, bit, bite, blank, blind, blood, board,
  boat, body, bone, boot, border, bored, born, boss, both, bottle, bottom, bowl, brain, brand, brave, bread,
  break, breath, breeze, brief, bright, bring, brother, brush, budget, build, building, bulky, bump, bunch, burn,
  bus, bush, business, busy, butter, button, cake, calm, camp, camping, candle, cap, captain, care, careful,
  carpenter, carry, cash, cat, catch, cause, celebrate, cell, center, century, chain, chair, chance, change,
  charge, charm, chart, chase, chat, check, cheek, cheer, chef, chest, chief, chill, choice, choose, christmas,
  church, cinema, circle, city, claim, class, classy, clean, clear, clever, click, climb, close, closed, cloth,
  clothes, cloud, club, coach, coast, coat, coffee, coin, cold, collar, collect, college, comfort, comfortable,
  common, company, compare, complete, computer, concert, cook, cooking, cool, copy, corner, correct, cotton,
  couch, count, country, couple, courage, course, court, cousin, cover, cozy, crash, crazy, create, crisp, cross,
  crowd, cry, cuff, cup, curve, custom, customer, cute, cycle, cycling, daily, dance, danger, dark, data, day,
  dead, dear, death, december, decent, deep, degree, deliver, delivery, demand, dent, dentist, depth, desert,
  design, desire, detail, dice, diet, dinner, direct, dirt, dirty, discount, dish, display, distance, dive, dog,
  door, double, doubt, down, dozen, draw, drawer, dream, dress, drink, drive, driver, drop, drum, dry, duck, dust,
  duty, each, eagle, early, earn, earth, east, easy, eat, edge, effort, eight, elbow, elegant, else, empty, end,
  energy, engine, engineer, enjoy, enough, enter, entry, envelope, equal, evening, event, ever, exact, exam,
  example, excellent, exciting, exercise, expensive, expert, extra, eye, face, fact, factory, fair, fall, false,
  fame, family, famous, fancy, far, farm, farmer, fast, fat, father, fault, favorite, fear, feather, february,
  feel, feet, fence, few, field, fight, figure, film, final, finance, fine, finger, finish, fire, fireman, first,
  fish, fishing, fist, fit, fix, flag, flame, flash, flashy, flea, flight, flip, float, floor, flower, fly, focus,
  fold, follow, food, foot, football, force, forest, forget, forgive, form, fortune, found, four, frame, free,
  freedom, fresh, friday, friend, front, fruit, fuel, full, fun, funeral, funny, future, gala, gallery, gap,
  garage, garden, gas, gate, gear, gentle, ghost, giant, glad, glamour, glove, glow, goal, goat, god, good, grade,
  graduate, graduation, grand, grandfather, grandma, grandpa, grandson, grass, grateful, gravity, great, grip,
  ground, group, grow, guard, guess, guest, guide, gym, habit, hair, half, hall, hammer, handle, handsome, hang,
  happy, harbor, hard, harm, hat, hate, head, health, healthy, heart, heat, heavy, height, hello, help, here,
  hero, hide, high, hike, hill, hint, hire, history, hit, hobby, hockey, hold, hole, holiday, home, honest, honey,
  hope, horse, hospital, host, hot, hotel, hour, human, humble, hunt, hunting, hurry, hurt, ice, idea, ideal,
  important, impress, inch, income, indoor, inside, interview, iron, island, item, january, job, jog, jogging,
  join, joke, journey, joy, judge, juice, july, jump, june, junior, keep, key, kick, kid, kill, kind, king, kiss,
  kitchen, knee, knife, knock, lady, lake, lamp, land, language, large, last, late, laugh, lawyer, lazy, lead,
  leader, leaf, lean, learn, leave, left, leg, lend, less, lesson, letter, level, library, lid, life, lift, like,
  limit, line, lion, lip, list, listen, little, live, load, local, lock, lonely, look, loose, lord, lose, loss,
  lot, loud, love, lovely, low, luck, lucky, lunch, luxury, machine, mad, magic, mail, main, make, manager, manly,
  march, mark, market, marriage, married, master, match, matching, mate, math, matter, may, meal, mean, measure,
  meat, medal, medical, medium, meet, meeting, member, memory, message, middle, might, mile, military, milk, mind,
  mine, minute, mirror, miss, mistake, mix, mom, monday, money, monkey, month, mood, morning, most, mother, motor,
  motorbike, mountain, mouse, mouth, move, movie, mud, muscle, music, musician, name, nature, near, neat, neck,
  need, neighbor, nephew, never, news, next, nice, niece, night, nine, noble, noise, none, noon, normal, north,
  nose, note, nothing, november, number, object, ocean, october, odd, off, officer, often, oil, once, one, open,
  opera, option, order, other, outdoor, outdoors, outfit, outside, oven, over, own, owner, pack, page, pain,
  paint, pair, palace, pants, parent, park, part, partner, party, pass, past, path, pay, peace, pen, pencil,
  people, perfect, person, pet, photo, piano, pick, picture, piece, pilot, pipe, pirate, place, plain, plan,
  plane, plant, plate, play, player, please, plenty, pocket, point, pole, polish, pool, poor, pop, port, post,
  potato, pound, power, practical, practice, present, president, pretty, pride, priest, prince, princess, print,
  prize, problem, professor, profit, promise, proof, proud, public, pull, pure, purse, push, quality, queen,
  question, quick, quiet, quit, race, rain, rare, rate, reach, read, ready, real, reason, record, reliable, reply,
  request, rest, result, retire, retirement, return, rich, ride, right, rise, risk, river, road, rock, role, roll,
  romantic, roof, room, root, rope, rough, row, royal, rubber, rug, rugged, rule, run, runner, sad, safe, sail,
  sailor, salad, salary, salt, same, sand, saturday, save, school, science, score, screen, sea, season, seat,
  second, secret, self, send, sense, september, serious, serve, set, seven, shade, shadow, shake, shape, share,
  sharp, sheep, sheet, shelf, shell, shift, shine, shiny, ship, shock, shoot, shopping, shore, should, shoulder,
  shout, show, shower, shut, shy, sick, side, sight, sign, signal, silent, similar, simple, single, sister, sit,
  six, size, skill, skin, skirt, sky, slate, sleep, sleeve, slick, slim, slip, slow, small, smart, smell, smile,
  smooth, snow, soap, soccer, social, sock, soft, soil, soldier, solid, someone, song, soon, sorry, sort, soul,
  sound, soup, south, space, speak, speed, spend, spin, spirit, spoon, sports, spot, spring, stable, staff, stage,
  stairs, stamp, stand, standard, start, state, statement, station, stay, steady, steal, steel, step, stick,
  still, stock, stop, storage, storm, story, straight, strange, street, strength, strong, student, study, stuff,
  stunning, sturdy, style, stylish, subtle, success, sugar, suit, suitable, suitcase, summer, sunday, sunny,
  super, supper, sure, surf, surface, surgeon, surprise, survive, sweat, sweet, swim, swimmer, swing, tail, take,
  talk, tall, tank, taste, tax, teacher, team, tear, tell, tennis, tent, test, text, thank, theater, thick, thief,
  thin, thing, think, thirty, thought, thread, three, throw, thumb, thunder, thursday, ticket, tidy, tie, tight,
  till, timeless, tire, title, today, toe, together, tomorrow, tone, tonight, tool, tooth, top, total, touch,
  tough, tourist, towel, tower, town, track, trade, tradition, traditional, trail, trainer, traveler, treat, tree,
  trek, trekking, trend, trendy, trick, trip, truck, true, trust, truth, try, tuesday, tune, turn, tux, tuxedo,
  twelve, twenty, twice, twin, two, ugly, uncle, under, uniform, unique, unit, university, up, upgrade, upset,
  urban, useful, useless, usual, vacation, valley, value, van, vase, vegan, very, veteran, view, village, visit,
  voice, vote, wait, waiter, walk, walking, wander, war, warm, warrior, wash, waste, water, wave, way, weak,
  weather, wedding, wednesday, week, weekend, weigh, weight, welcome, well, west, wet, wheel, where, whole, wild,
  will, win, wind, window, wine, wing, winner, winter, wire, wise, wish, wonder, word, work, worker, workout,
  world, worry, worse, worst, worth, wound, wrap, wreck, wrist, wrong, yacht, yard, year, yes, yesterday, yoga,
  young, youth, zero, zone
`);

function toList(text: string): string[] {
  return text.split(',').map((phrase) => phrase.trim());
}
