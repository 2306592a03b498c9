/** Vintage and pocket watches, foreign and poor titles, in the format of `listings.ts`. */
export const vintageListings = `
Universal Geneve Polerouter microrotor 1958 ; Universal Genève ; polerouter ; men vintage ; vi ; G ; 1650 ; Gulshan, Dhaka ; 1958 ; Genta design.
Universal Genève Tri-Compax moonphase chrono ; Universal Genève ; tri-compax ; men vintage chronograph moonphase ; vi ; G ; 4300 ; Dhaka ; 1948 ; Full calendar.
Heuer Camaro 7220 manual chronograph 1969 ; TAG Heuer ; camaro 7220 ; men manual vintage chronograph ; vi ; F ; 2700 ; Banani, Dhaka ; 1969 ; Valjoux 72.
Breitling Top Time 2002 panda 1967 ; Breitling ; top-time 2002 ; men d-white vintage ; vi ; G ; 2300 ; Chattogram ; 1967 ; Venus movement.
Zodiac Sea Wolf vintage skin diver ; Zodiac ; sea-wolf ; men vintage diver ; vi ; F ; 720 ; Dhaka ; 1966 ; Bezel worn.
Doxa Sub 300T sharkhunter orange professional ; Doxa ; sub-300t ; men d-orange diver ; di ; E ; 1250 ; Gulshan, Dhaka ; 2020 ; Reissue on beads of rice.
Favre Leuba Sea Chief manual winding ; Favre-Leuba ; sea-chief ; men manual vintage ; vi ; F ; 65 ; Jessore ; 1972 ; Very common in our fathers' days.
Favre-Leuba Deep Blue diver 1968 ; Favre-Leuba ; deep-blue ; men vintage diver ; vi ; F ; 690 ; Dhaka ; 1968 ; Rare skin diver.
HMT Janata hand wound white dial ; HMT ; janata ; men manual d-white vintage ; vi ; G ; 25 ; Khulna ; 1985 ; Para shock 17 jewels.
HMT Pilot black military dial ; HMT ; pilot ; men d-black vintage pilot ; vi ; G ; 35 ; Rajshahi ; 1980 ; 17 jewels.
West End Watch Co Sowar Prima ; West End Watch Co. ; sowar ; men vintage ; vi ; F ; 55 ; Dhaka ; 1960 ; Railway officer's watch.
Enicar Ocean Pearl automatic 1970s ; Enicar ; ocean-pearl ; men automatic vintage ; vi ; F ; 110 ; Comilla ; 1974 ; Saturn logo.
Camy Geneve jumbo club star ; Camy ; club-star ; men d-champagne vintage ; vi ; F ; 40 ; Sylhet ; 1970 ; Gold plated.
Roamer Searock day date swiss automatic ; Roamer ; searock ; men automatic vintage day-date ; vi ; F ; 85 ; Dhaka ; 1975 ; Runs well.
Bulova Accutron Spaceview tuning fork 214 ; Bulova ; spaceview ; men vintage skeleton ; vi ; G ; 590 ; Gulshan, Dhaka ; 1965 ; Humming tuning fork, open dial.
Bulova Oceanographer snorkel devil diver 666 ; Bulova ; oceanographer ; men vintage diver ; vi ; F ; 480 ; Dhaka ; 1971 ; 666 feet.
Hamilton Ventura electric 1957 gold ; Hamilton ; ventura ; men vintage c-gold ; vi ; F ; 1900 ; Banani, Dhaka ; 1957 ; First electric watch, not running.
Gruen Curvex precision art deco ; Gruen ; curvex ; men vintage rectangular ; vi ; G ; 290 ; Dhaka ; 1938 ; Curved rectangular, gold filled.
Elgin Lord 1940s tank gold filled ; Elgin ; lord ; men vintage rectangular ; vi ; G ; 150 ; Chattogram ; 1946 ; Rectangular case.
Vostok Amphibia 710059 scuba dude blue ; Vostok ; amphibia 710059 ; men d-blue diver ; di ; G ; 70 ; Dhaka ; 2019 ; Russian diver, 200m.
Vostok Komandirskie tank military Russian ; Vostok ; komandirskie ; men d-green field ; fi ; G ; 50 ; Mymensingh ; 1991 ; Soviet army, olive dial with a tank.
Raketa 24 hours polar antarctic ; Raketa ; 24h ; men vintage ; vi ; G ; 160 ; Dhaka ; 1988 ; 24h dial, USSR.
Часы Полет механические позолота СССР ; Poljot ; poljot ; men ; vi ; G ; 60 ; Dhaka ; 1978 ; Мужские, на ходу, 17 камней.
Часы Ролекс Субмаринер чёрный ; Rolex ; submariner ; men ; di ; G ; 8900 ; Gulshan, Dhaka ; 2008 ; Оригинал, коробка и документы.
Часы Сейко автоматические мужские ; Seiko ; seiko ; men ; ev ; G ; 90 ; Dhaka ; 2015 ; Синий циферблат.
রোলেক্স ডেটজাস্ট পুরাতন ঘড়ি ; Rolex ; rolex ; men ; vi ; F ; 3600 ; ঢাকা ; 1981 ; ভালো অবস্থা, অটোমেটিক।
ক্যাসিও ডিজিটাল ঘড়ি নতুন ; Casio ; casio ; unisex ; dg ; E ; 13 ; চট্টগ্রাম ; 2022 ; নতুন, ব্যাটারি ভালো।
সিকো ফাইভ অটোমেটিক ঘড়ি ; Seiko ; seiko-5 ; men ; ev ; G ; 60 ; কুমিল্লা ; 2005 ; কালো ডায়াল।
টাইটান লেডিস ঘড়ি গোল্ডেন ; Titan ; titan ; women ; dr ; G ; 25 ; ঢাকা ; 2016 ; মেয়েদের হাতঘড়ি।
ওমেগা সীমাস্টার ভিনটেজ ; Omega ; omega ; men ; vi ; F ; 410 ; সিলেট ; 1968 ; পুরনো মডেল, চলে।
ساعة رولكس ديت جست رجالي ; Rolex ; rolex ; men ; ev ; E ; 6900 ; Dhaka ; 2015 ; مع العلبة والأوراق
ساعة اوميغا سيماستر اصلية ; Omega ; omega ; men ; di ; G ; 2300 ; Chattogram ; 2010 ; مينا اسود
ساعت مچی کاسیو دیجیتال ; Casio ; casio ; men ; dg ; G ; 18 ; Dhaka ; 2018 ; بند رزین
ساعت تیسوت مردانه صفحه آبی ; Tissot ; tissot ; men ; ev ; G ; 190 ; Dhaka ; 2017 ; شیشه یاقوتی
劳力士 水鬼 黑盘 116610 ; Rolex ; 116610 ; men ; di ; E ; 10400 ; Banani, Dhaka ; 2014 ; 全套 盒子 证书
欧米茄 星座 女表 石英 ; Omega ; omega ; unisex ; dr ; G ; 1200 ; Dhaka ; 2008 ; 小号
セイコー ダイバー 自動巻き ; Seiko ; seiko-diver ; men ; di ; G ; 230 ; Dhaka ; 2010 ; 200m防水
天梭 力洛克 机械男表 ; Tissot ; tissot ; men ; dr ; G ; 260 ; Dhaka ; 2014 ; 皮带
Waltham pocket watch silver 1890 key wind ; Waltham ; pocket ; unisex manual pocket vintage ; po ; F ; 190 ; Dhaka ; 1890 ; Coin silver hunter case, with key.
Elgin railroad pocket watch 21 jewels open face ; Elgin ; pocket ; unisex pocket ; po ; G ; 310 ; Chattogram ; 1912 ; Montgomery dial.
Omega pocket watch open face silver enamel dial ; Omega ; pocket ; unisex pocket ; po ; G ; 420 ; Sylhet ; 1920 ; Enamel without cracks, with chain.
Zenith pocket watch chronometer nickel ; Zenith ; pocket ; unisex pocket ; po ; F ; 180 ; Dhaka ; 1915 ; Small seconds.
Molnija pocket watch steam train USSR ; Molnija ; pocket ; unisex pocket ; po ; G ; 45 ; Khulna ; 1985 ; Locomotive on the lid.
Antique gold pocket watch with chain full hunter ;  ; pocket ; unisex pocket vintage c-gold ; po ; G ; 780 ; Dhaka ; 1900 ; 14k gold, no name on the dial.
quartz pocket watch steampunk bronze chain ;  ; pocket ; unisex quartz pocket ; po ; E ; 12 ; Mirpur, Dhaka ; 2021 ; Gift item.
Nice old watch for sale ;  ; unknown-1 ; men vintage ; vi ; F ; 30 ; Bogra ; 1970 ; It belonged to my grandfather. Works.
urgent sell!! original watch with box call me ;  ; unknown-2 ; men box ; ev ; G ; 50 ; Dhaka ; 2018 ; Need money, call.
ghori bikri hobe ;  ; unknown-3 ; men ; ev ; G ; 10 ; Comilla ; 2017 ; Valo ghori, kom dam.
Couple watch set black dial his and hers ;  ; couple ; unisex d-black ; ev ; E ; 25 ; Dhaka ; 2021 ; Two watches, his and hers, in a gift box.
Wooden watch handmade natural bamboo ;  ; wooden ; unisex ; ev ; E ; 22 ; Sylhet ; 2020 ; Wood case and strap.
Mens skeleton mechanical watch see through ;  ; skeleton ; men manual skeleton ; ev ; G ; 25 ; Dhaka ; 2019 ; Chinese movement visible from both sides.
Nurse fob watch silicone clip ;  ; nurse-fob ; women s-silicone pocket ; po ; E ; 8 ; Rajshahi ; 2021 ; For nurses, second hand.
Leather strap for Seiko 22mm brown ;  ; strap-22 ; unisex s-leather strap-only ; ev ; E ; 12 ; Dhaka ; 2022 ; Handmade band with quick release pins.
Rolex style diver watch automatic no brand ;  ; rolex-style ; men automatic diver ; di ; G ; 60 ; Dhaka ; 2020 ; Homage diver, works well.
Like new mens watch, black leather band ;  ; unknown-4 ; men d-black s-leather ; ev ; E ; 20 ; Uttara, Dhaka ; 2021 ; Black dial.
Ball Engineer Hydrocarbon DM2016 tritium tubes ; Ball ; hydrocarbon dm2016 ; men diver ; di ; G ; 980 ; Gulshan, Dhaka ; 2013 ; Micro gas lights.
Sea-Gull 1963 air force chronograph ; Sea-Gull ; 1963 ; men chronograph pilot ; ch ; E ; 210 ; Banani, Dhaka ; 2019 ; Column wheel, 38mm.
Sugess chronograph Seagull ST19 movement panda ; Sugess ; st19 ; men d-white chronograph ; ch ; E ; 160 ; Dhaka ; 2021 ; Swan neck.
Mondaine Swiss railway watch white ; Mondaine ; railway ; unisex d-white ; ev ; G ; 95 ; Dhaka ; 2016 ; Red second hand.
Ice-Watch turquoise silicone small ; Ice-Watch ; ice ; unisex d-turquoise s-silicone ; ev ; G ; 20 ; Chattogram ; 2018 ; Turquoise.
Gucci 6000L ladies bangle quartz ; Gucci ; 6000l ; women quartz dress ; dr ; G ; 130 ; Banani, Dhaka ; 2000 ; Small rectangular face.
Hermes Cape Cod double tour strap ; Hermès ; cape-cod ; unisex s-leather square dress ; dr ; E ; 1500 ; Gulshan, Dhaka ; 2015 ; Square, orange box.
Chanel J12 white ceramic 38 automatic ; Chanel ; j12 ; unisex automatic d-white s-ceramic ceramic ; ev ; E ; 3300 ; Gulshan, Dhaka ; 2014 ; White ceramic.
Richard Mille RM011 replica not original ;  ; rm011-replica ; men ; ev ; G ; 40 ; Dhaka ; 2020 ; Copy, sold as such.
Ulysse Nardin Marine Chronometer 43 blue ; Ulysse Nardin ; marine ; men d-blue ; dr ; E ; 3900 ; Banani, Dhaka ; 2017 ; Power reserve at 12.
Girard Perregaux Laureato 42 grey ; Girard-Perregaux ; laureato ; men d-grey ; ev ; E ; 6200 ; Gulshan, Dhaka ; 2019 ; Clous de Paris dial.
Franck Muller Vanguard V45 carbon ; Franck Muller ; vanguard ; men ; ev ; G ; 5900 ; Dhaka ; 2018 ; Carbon case.
Alpina Startimer pilot big date grey ; Alpina ; startimer ; men d-grey pilot date ; pi ; G ; 330 ; Sylhet ; 2016 ; Red triangle.
Squale 1521 50 atmos blue ray ; Squale ; 1521 ; men d-blue diver ; di ; G ; 540 ; Chattogram ; 2018 ; Polished blue.
Eterna KonTiki vintage 1960 sailing raft ; Eterna ; kontiki ; men vintage ; vi ; F ; 690 ; Dhaka ; 1960 ; Gold medallion on the back.
Movado Museum classic black dot ; Movado ; museum ; men d-black dress ; dr ; G ; 180 ; Gulshan, Dhaka ; 2010 ; The single dot.
`;
