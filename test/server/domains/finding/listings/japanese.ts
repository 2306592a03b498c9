/** Listings of Japanese and digital watches and smartwatches in the format of `listings.ts`. */
export const japaneseListings = `
Seiko 5 SNK809 automatic mens watch black dial nylon strap ; Seiko ; snk809 ; men automatic d-black s-nylon field ; fi ; G ; 75 ; Mirpur, Dhaka ; 2016 ; 37mm, seiko five.
Seiko 5 Sports SRPD55 black dial automatic steel ; Seiko ; srpd55 ; men automatic d-black s-steel ; ev ; E ; 190 ; Banani, Dhaka ; 2021 ; Like new with tags.
Seiko 5 Sports SKX style SRPD53 blue dial ; Seiko ; srpd53 ; men d-blue ; ev ; G ; 180 ; Comilla ; 2020 ; Blue dial, hardlex.
Seiko 5 SNXS79 automatic black ; Seiko ; snxs79 ; men automatic d-black ; ev ; G ; 95 ; Khulna ; 2018 ; Dressy, see through back.
Seiko SKX007 diver automatic jubilee bracelet ; Seiko ; skx007 ; men automatic s-steel diver ; di ; G ; 260 ; Dhanmondi, Dhaka ; 2014 ; 200m, 7S26, original bezel.
Seiko SKX009J Pepsi diver made in Japan ; Seiko ; skx009 ; men d-blue s-rubber diver ; di ; E ; 340 ; Chattogram ; 2016 ; Blue and red bezel, rubber strap.
Seiko Prospex Turtle SRP777 automatic diver's 200m ; Seiko ; turtle srp777 ; men automatic s-rubber diver ; di ; G ; 290 ; Uttara, Dhaka ; 2017 ; Cushion case on silicone.
Seiko Prospex Samurai SRPB49 save the ocean ; Seiko ; samurai srpb49 ; men d-blue diver ; di ; E ; 370 ; Cox's Bazar ; 2018 ; Wave dial, blue.
Seiko Prospex Alpinist SPB121 green dial brown leather ; Seiko ; alpinist spb121 ; men d-green s-leather field ; fi ; E ; 560 ; Banani, Dhaka ; 2020 ; Internal compass bezel.
Seiko Presage Cocktail Time SRPB43 ice blue ; Seiko ; presage srpb43 ; men d-blue s-leather dress ; dr ; E ; 310 ; Gulshan, Dhaka ; 2018 ; Sunburst dial, black strap.
Seiko Presage SPB167 white enamel dial automatic ; Seiko ; presage spb167 ; men automatic d-white dress ; dr ; E ; 720 ; Sylhet ; 2021 ; Roman numerals.
Seiko Prospex Solar Chronograph Speedtimer SSC813 panda ; Seiko ; speedtimer ssc813 ; men solar d-white chronograph ; ch ; E ; 480 ; Dhaka ; 2022 ; Panda dial chrono, solar.
Seiko SNDC33 quartz chronograph black leather ; Seiko ; sndc33 ; men quartz d-black s-leather chronograph ; ch ; G ; 110 ; Rajshahi ; 2012 ; Tachymeter, battery changed.
Seiko solar ladies watch SUT068 rose gold tone ; Seiko ; sut068 ; women solar s-steel ; dr ; G ; 85 ; Mymensingh ; 2015 ; Rose gold plated bracelet.
Mens Gold Plated Seiko 7N43 day date quartz ; Seiko ; 7n43 ; men quartz d-champagne gold-plated day-date ; dr ; F ; 55 ; Jessore ; 1998 ; Gold tone worn at the lugs.
Vintage Seiko 6139-6002 Pogue chronograph yellow dial ; Seiko ; pogue 6139 ; men d-yellow chronograph vintage ; vi ; F ; 690 ; Dhaka ; 1976 ; The colonel Pogue, chrono resets.
Vintage King Seiko 5625-7000 hi beat ; Seiko ; king-seiko 5625 ; men vintage ; vi ; G ; 520 ; Chattogram ; 1971 ; Linen dial, medal on the back.
seiko lord matic 5606 vintage 1974 ; Seiko ; lord-matic 5606 ; men automatic vintage ; vi ; F ; 140 ; Barishal ; 1974 ; LM with faceted crystal.
Seiko Bell-Matic 4006 alarm automatic vintage ; Seiko ; bell-matic 4006 ; men automatic vintage alarm ; vi ; G ; 260 ; Dhaka ; 1973 ; Mechanical alarm works.
Seiko kinetic SKA371 diver BFK ; Seiko ; ska371 ; men quartz diver ; di ; G ; 210 ; Narayanganj ; 2010 ; Big freakin kinetic, capacitor replaced.
seiko 5 mens automatic watch 21 jewels used good condition ; Seiko ; 7009 ; men automatic d-white ; ev ; G ; 45 ; Dhaka-1207 ; 1990 ; 7009 movement, white dial.
Casio F-91W digital ; Casio ; f-91w ; unisex digital s-resin ; dg ; E ; 14 ; Mirpur, Dhaka ; 2022 ; The classic. Black resin band.
Casio F91W gold display new ; Casio ; f-91w ; unisex digital ; dg ; E ; 16 ; Dhaka ; 2023 ; Gold coloured face, never worn.
Casio A168W-1 electro luminescence steel ; Casio ; a168 ; unisex digital s-steel ; dg ; G ; 25 ; Khulna ; 2019 ; Illuminator, steel bracelet.
Casio A158WA retro silver digital watch ; Casio ; a158 ; unisex digital s-steel ; dg ; G ; 22 ; Chattogram ; 2020 ; Silver bracelet.
Like new Casio AE-1200WHD world time royale ; Casio ; ae-1200 ; men digital worldtime ; dg ; E ; 38 ; Banani, Dhaka ; 2022 ; The Casio Royale, world map.
Casio G-Shock DW-5600E square black ; Casio ; dw-5600 ; men digital s-resin g-shock square ; dg ; G ; 48 ; Uttara, Dhaka ; 2018 ; Original square, resin strap.
CASIO G-SHOCK GA-2100 "CasiOak" all black ; Casio ; ga-2100 ; men d-black g-shock ; dg ; E ; 85 ; Gulshan, Dhaka ; 2021 ; Carbon core, ana-digi.
G-Shock Mudmaster GG-B100 bluetooth ; Casio ; gg-b100 ; men g-shock ; dg ; G ; 190 ; Sylhet ; 2020 ; Mud resistant, step counter.
gshock GW-M5610 tough solar atomic ; Casio ; gw-m5610 ; men solar g-shock ; dg ; E ; 90 ; Comilla ; 2021 ; Multiband 6, solar digital.
Casio G Shock Frogman GWF-D1000 diver ; Casio ; frogman gwf-d1000 ; men solar g-shock diver ; dg ; G ; 540 ; Chittagong ; 2017 ; Depth meter, solar.
Casio Baby-G BA-110 pink ladies ; Casio ; baby-g ba-110 ; women d-pink s-resin ; dg ; E ; 60 ; Dhanmondi, Dhaka ; 2019 ; Pink resin, ana-digital.
Casio Edifice EFR-539 chronograph blue ; Casio ; edifice efr-539 ; men d-blue s-steel chronograph ; ch ; G ; 75 ; Gazipur ; 2017 ; Steel band, 100m.
Casio Edifice EF-558 chrono black leather strap ; Casio ; edifice ef-558 ; men d-black s-leather chronograph ; ch ; G ; 60 ; Dhaka ; 2014 ; Tachymeter bezel.
Casio Duro MDV-106 marlin diver 200m ; Casio ; duro mdv-106 ; men s-resin diver ; di ; G ; 45 ; Mirpur 1, Dhaka ; 2018 ; The Marlin, resin strap.
Casio MQ-24 analog quartz black ; Casio ; mq-24 ; unisex quartz d-black ; ev ; G ; 12 ; Pabna ; 2020 ; Thin and light.
Casio ladies LTP-V007 rectangular gold mesh ; Casio ; ltp-v007 ; women d-champagne s-mesh rectangular ; dr ; E ; 28 ; Dhaka ; 2021 ; Small gold tone with mesh band.
Casio Databank calculator watch DBC-32 ; Casio ; databank dbc-32 ; unisex digital calculator ; dg ; F ; 40 ; Rajshahi ; 2008 ; 13 languages, calculator keys work.
casio vintage calculator C-801 1980s ; Casio ; c-801 ; unisex digital vintage calculator ; dg ; F ; 120 ; Dhaka ; 1981 ; Rare calculator, some buttons stiff.
Casio Pro Trek PRG-270 altimeter compass solar ; Casio ; pro-trek prg-270 ; men solar compass ; dg ; G ; 130 ; Bandarban ; 2016 ; Triple sensor for trekking.
Citizen Eco-Drive Promaster Diver BN0151 blue ; Citizen ; promaster bn0151 ; men solar d-blue diver ; di ; G ; 150 ; Banani, Dhaka ; 2018 ; Solar, never needs a battery.
Citizen Promaster NY0040 automatic diver fugu ; Citizen ; promaster ny0040 ; men automatic s-rubber diver ; di ; E ; 210 ; Chattogram ; 2019 ; Crown at 8, rubber.
Citizen Eco-Drive chronograph CA0621 black leather ; Citizen ; ca0621 ; men solar d-black s-leather chronograph ; ch ; G ; 140 ; Sylhet ; 2017 ; Weekender chrono.
Citizen Nighthawk BJ7000 eco drive pilot gmt ; Citizen ; nighthawk bj7000 ; men solar pilot gmt ; pi ; G ; 190 ; Dhaka ; 2016 ; Slide rule, second time zone.
Citizen Garrison BM8180 eco-drive field watch canvas strap ; Citizen ; garrison bm8180 ; men solar s-canvas field ; fi ; G ; 70 ; Uttara, Dhaka ; 2019 ; Green canvas strap.
Citizen ladies eco-drive silhouette crystal EW1540 ; Citizen ; ew1540 ; women solar ; dr ; E ; 95 ; Narayanganj ; 2016 ; Crystals on the bezel.
Citizen automatic 21 jewels vintage eagle 7 ; Citizen ; eagle-7 ; men automatic d-blue vintage day-date ; vi ; F ; 55 ; Faridpur ; 1982 ; Blue dial, day in Arabic.
Citizen titanium super AT8010 radio controlled world time ; Citizen ; at8010 ; men s-titanium titanium worldtime ; ev ; E ; 330 ; Gulshan, Dhaka ; 2018 ; Light titanium, duratect.
Orient Bambino V4 white dial brown leather dress watch automatic ; Orient ; bambino ; men automatic d-white s-leather dress ; dr ; E ; 130 ; Dhaka ; 2020 ; Domed crystal.
Orient Bambino RA-AC0M04Y black dial roman ; Orient ; bambino ; men d-black dress ; dr ; G ; 120 ; Bogra ; 2019 ; 38mm.
Orient Mako II FAA02004B diver black ; Orient ; mako faa02004b ; men automatic d-black diver ; di ; G ; 140 ; Mirpur, Dhaka ; 2017 ; 200m, in-house movement.
Orient Kamasu red dial sapphire diver RA-AA0003R ; Orient ; kamasu ; men d-red diver ; di ; E ; 210 ; Chattogram ; 2021 ; Burgundy red, sapphire crystal.
Orient Star open heart semi skeleton RE-AT0001L ; Orient ; star re-at0001l ; men d-blue dress skeleton ; dr ; E ; 430 ; Banani, Dhaka ; 2020 ; Blue dial with power reserve.
orient 3 star vintage automatic gents ; Orient ; 3-star ; men automatic vintage ; vi ; F ; 40 ; Rangpur ; 1985 ; 21 jewels crystal.
Apple Watch Series 7 45mm GPS midnight aluminium ; Apple ; watch-7 ; unisex smart smartwatch ; sm ; G ; 210 ; Gulshan, Dhaka ; 2021 ; Battery health 89 percent.
Apple Watch SE 40mm starlight ; Apple ; watch-se ; unisex smart smartwatch ; sm ; E ; 150 ; Dhanmondi, Dhaka ; 2022 ; With charger and box.
iwatch ultra 49mm titanium orange band ; Apple ; watch-ultra ; men smart s-nylon titanium smartwatch ; sm ; E ; 560 ; Banani, Dhaka ; 2023 ; Alpine loop, apple care.
Samsung Galaxy Watch 4 Classic 46mm black ; Samsung ; galaxy-watch-4 ; men smart smartwatch ; sm ; G ; 115 ; Uttara, Dhaka ; 2021 ; Rotating bezel.
Galaxy Watch5 Pro 45mm grey titanium ; Samsung ; galaxy-watch-5 ; men smart titanium smartwatch ; sm ; E ; 180 ; Dhaka ; 2022 ; LTE, wearos.
Samsung Gear S3 Frontier ; Samsung ; gear-s3 ; men smart smartwatch ; sm ; F ; 60 ; Sylhet ; 2017 ; Scratched bezel, works well.
Garmin Fenix 6X Pro Solar sapphire ; Garmin ; fenix-6x ; men smart smartwatch solar ; sm ; G ; 380 ; Gulshan, Dhaka ; 2020 ; Maps, music, GPS.
Garmin Forerunner 245 music running watch ; Garmin ; forerunner-245 ; unisex smart smartwatch ; sm ; G ; 130 ; Chattogram ; 2020 ; GPS for runners.
Garmin Instinct Tactical ; Garmin ; instinct ; men smart smartwatch ; sm ; G ; 150 ; Khulna ; 2021 ; Rugged, black.
Fitbit Versa 3 pink clay ; Fitbit ; versa-3 ; unisex smart s-silicone smartwatch ; sm ; G ; 85 ; Dhaka ; 2021 ; Heart rate, pink band.
Amazfit GTS 4 mini smart watch ; Amazfit ; gts-4-mini ; unisex smart smartwatch ; sm ; E ; 65 ; Mirpur, Dhaka ; 2022 ; AMOLED display.
Xiaomi Mi Band 7 fitness tracker ; Xiaomi ; mi-band-7 ; unisex smart s-silicone smartwatch ; sm ; G ; 25 ; Gazipur ; 2022 ; With spare band.
Huawei Watch GT 3 46mm brown leather ; Huawei ; watch-gt-3 ; men smart s-leather smartwatch ; sm ; E ; 140 ; Dhaka ; 2022 ; Two week battery.
Haylou Solar LS05 smartwatch ; Haylou ; ls05 ; men smart smartwatch ; sm ; G ; 22 ; Comilla ; 2021 ; Round dial.
kids smart watch sim GPS tracker pink ;  ; kids-gps ; kids smart smartwatch ; sm ; G ; 20 ; Dhaka ; 2022 ; For children, calls parents.
Timex Weekender nylon nato strap indiglo ; Timex ; weekender ; unisex s-nylon field ; fi ; G ; 35 ; Banani, Dhaka ; 2018 ; Light works.
Timex Expedition Scout 40 green leather ; Timex ; expedition ; men d-green s-leather field ; fi ; G ; 40 ; Sylhet ; 2019 ; Green dial, brown leather.
Timex Ironman triathlon 30 lap digital ; Timex ; ironman ; men digital ; dg ; G ; 30 ; Dhaka ; 2015 ; Indiglo, sport watch.
Timex Q reissue Pepsi 1979 ; Timex ; q ; men d-blue s-steel ; ev ; E ; 120 ; Gulshan, Dhaka ; 2020 ; Blue and red bezel, woven bracelet.
Timex Marlin hand wound reissue 34mm ; Timex ; marlin ; men manual dress ; dr ; E ; 130 ; Dhaka ; 2019 ; Sixties style, mechanical.
`;
