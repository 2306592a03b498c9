/** Listings of Swiss everyday watches, fashion watches and small brands in the format of `listings.ts`. */
export const everydayListings = `
Tissot PRX Powermatic 80 blue dial T137.407 ; Tissot ; prx t137.407 ; men automatic d-blue s-steel ; ev ; E ; 430 ; Gulshan, Dhaka ; 2022 ; Integrated bracelet, waffle dial.
Tissot PRX quartz 40mm green ; Tissot ; prx t137.410 ; men quartz d-green s-steel ; ev ; E ; 260 ; Banani, Dhaka ; 2022 ; Integrated bracelet.
Tissot Le Locle automatic silver dial roman numerals ; Tissot ; le-locle ; men automatic d-silver s-leather dress ; dr ; G ; 290 ; Dhaka ; 2015 ; Black leather strap, powermatic.
Tissot Seastar 1000 chronograph black ; Tissot ; seastar ; men d-black chronograph diver ; di ; G ; 270 ; Chattogram ; 2019 ; 300 m water resistant.
Tissot T-Touch Expert titanium touch screen ; Tissot ; t-touch ; men titanium compass ; ev ; G ; 320 ; Sylhet ; 2012 ; Altimeter and compass.
Tissot Visodate heritage cream dial ; Tissot ; visodate ; men d-cream s-leather dress day-date ; dr ; G ; 310 ; Uttara, Dhaka ; 2014 ; Brown strap.
Tissot ladies Lovely square quartz mother of pearl ; Tissot ; lovely ; women quartz d-mop square dress ; dr ; E ; 160 ; Khulna ; 2018 ; 20mm, box.
Vintage Tissot Seastar automatic 1970 blue dial ; Tissot ; seastar ; men automatic d-blue vintage ; vi ; F ; 130 ; Dhaka ; 1970 ; Cal 2481.
Longines HydroConquest 41 ceramic blue ; Longines ; hydroconquest ; men d-blue diver ; di ; E ; 890 ; Banani, Dhaka ; 2020 ; Ceramic bezel.
Longines Spirit Zulu Time GMT green bezel ; Longines ; spirit ; men gmt pilot ; pi ; E ; 2050 ; Gulshan, Dhaka ; 2022 ; Cosc, 42mm.
Longines Master Collection moonphase chronograph L2.673 ; Longines ; master l2.673 ; men chronograph moonphase ; ch ; G ; 1550 ; Dhaka ; 2014 ; Barleycorn dial, blue hands.
Longines La Grande Classique ladies gold tone slim ; Longines ; grande-classique ; women dress gold-plated ; dr ; G ; 390 ; Rajshahi ; 2006 ; Very thin, PVD gold.
Longines Conquest 1957 vintage automatic ; Longines ; conquest ; men automatic vintage ; vi ; F ; 620 ; Chattogram ; 1957 ; Enamel medallion on the case back.
Hamilton Khaki Field Mechanical H69439931 black nato ; Hamilton ; khaki-field h69439931 ; men manual d-black s-nylon field ; fi ; E ; 340 ; Banani, Dhaka ; 2021 ; Hand winding, 80h.
Hamilton Khaki Aviation X-Wind pilot chronograph ; Hamilton ; x-wind ; men chronograph pilot ; pi ; G ; 690 ; Dhaka ; 2016 ; Drift angle calculator.
Hamilton Jazzmaster viewmatic open heart silver ; Hamilton ; jazzmaster ; men automatic d-silver dress skeleton ; dr ; G ; 420 ; Mymensingh ; 2017 ; Open heart.
Hamilton Ventura Elvis quartz black ; Hamilton ; ventura ; men quartz d-black ; ev ; E ; 480 ; Gulshan, Dhaka ; 2019 ; Shield shaped case.
Hamilton Murph Interstellar 38mm ; Hamilton ; murph ; men field ; fi ; E ; 610 ; Uttara, Dhaka ; 2023 ; The Murph with box.
Oris Aquis Date 43.5 green dial ; Oris ; aquis ; men d-green diver date ; di ; E ; 1150 ; Banani, Dhaka ; 2020 ; Ceramic bezel.
Oris Big Crown Pointer Date bronze brown dial ; Oris ; big-crown ; men d-brown bronze pilot date ; pi ; E ; 1250 ; Gulshan, Dhaka ; 2019 ; Bronze case with patina.
Oris Divers Sixty-Five blue ; Oris ; sixty-five ; men d-blue s-rubber diver ; di ; G ; 1050 ; Cox's Bazar ; 2018 ; Domed crystal on tropic rubber.
Mido Ocean Star GMT blue ; Mido ; ocean-star ; men d-blue s-nylon diver gmt ; di ; E ; 720 ; Dhaka ; 2021 ; Caliber 80, textile strap.
Mido Multifort powermatic date black ; Mido ; multifort ; men automatic d-black day-date ; ev ; G ; 350 ; Khulna ; 2016 ; Geneva stripes dial.
Certina DS Action diver 200m ; Certina ; ds-action ; men diver ; di ; G ; 390 ; Dhaka ; 2018 ; ISO diver.
Rado Captain Cook 42 green ; Rado ; captain-cook ; men d-green diver ; di ; E ; 1250 ; Gulshan, Dhaka ; 2021 ; Ceramic insert, turning anchor.
Rado DiaStar the original tungsten gold ; Rado ; diastar ; men d-champagne ; ev ; G ; 320 ; Comilla ; 1988 ; Scratchproof case.
RADO Jubile diastar ladies black ceramic quartz ; Rado ; jubile ; women quartz d-black s-ceramic ceramic ; dr ; G ; 260 ; Sylhet ; 2009 ; High tech ceramic bracelet.
Rado Florence gents quartz two tone ; Rado ; florence ; men quartz s-steel two-tone ; dr ; G ; 150 ; Dhaka ; 2010 ; Sapphire, two tone bracelet.
Maurice Lacroix Aikon automatic 42 blue ; Maurice Lacroix ; aikon ; men automatic d-blue ; ev ; E ; 1050 ; Banani, Dhaka ; 2020 ; Clous de Paris.
Frederique Constant Slimline moonphase manufacture ; Frederique Constant ; slimline ; men dress moonphase ; dr ; E ; 1350 ; Gulshan, Dhaka ; 2017 ; Rose gold plated, in-house.
Raymond Weil Freelancer chronograph grey ; Raymond Weil ; freelancer ; men d-grey chronograph ; ch ; G ; 950 ; Dhaka ; 2015 ; Skeleton hands.
Raymond Weil Toccata gents quartz gold ; Raymond Weil ; toccata ; men quartz dress gold-plated ; dr ; G ; 220 ; Chattogram ; 2012 ; Roman dial.
Baume et Mercier Classima 10038 automatic ; Baume & Mercier ; classima 10038 ; men automatic s-leather dress ; dr ; G ; 780 ; Banani, Dhaka ; 2014 ; Black alligator.
Bell and Ross BR 03-92 black ceramic ; Bell & Ross ; br-03 ; men d-black ceramic pilot ; pi ; E ; 1950 ; Gulshan, Dhaka ; 2018 ; Cockpit instrument.
Sinn 104 St Sa I pilot watch leather ; Sinn ; 104 ; men s-leather pilot ; pi ; E ; 980 ; Dhaka ; 2019 ; Countdown bezel.
Sinn 556 A field black ; Sinn ; 556 ; men d-black s-steel field ; fi ; G ; 850 ; Uttara, Dhaka ; 2018 ; Tegimented bracelet.
Stowa Flieger Klassik 40 ; Stowa ; flieger ; men pilot ; pi ; G ; 720 ; Chattogram ; 2017 ; No date, blued hands.
Laco Augsburg 42 flieger type A ; Laco ; augsburg ; men s-leather pilot ; pi ; G ; 280 ; Dhaka ; 2020 ; Riveted strap.
Junghans Max Bill automatic white ; Junghans ; max-bill ; men automatic d-white dress ; dr ; E ; 650 ; Banani, Dhaka ; 2019 ; Bauhaus classic.
Steinhart Ocean One 42 black diver ; Steinhart ; ocean-one ; men d-black diver ; di ; G ; 310 ; Sylhet ; 2018 ; Sub homage, Swiss eta.
Christopher Ward C60 Trident Pro 600 ; Christopher Ward ; c60 ; men d-blue diver ; di ; E ; 620 ; Dhaka ; 2021 ; Ceramic bezel, blue.
Baltic Aquascaphe blue gilt beads of rice ; Baltic ; aquascaphe ; men d-blue s-steel diver ; di ; E ; 510 ; Gulshan, Dhaka ; 2021 ; BOR bracelet.
Lorier Neptune series III ; Lorier ; neptune ; men diver ; di ; G ; 390 ; Banani, Dhaka ; 2020 ; Plexi crystal.
San Martin SN0007 sub diver NH35 ; San Martin ; sn0007 ; men automatic diver ; di ; E ; 160 ; Dhaka ; 2021 ; Ceramic bezel.
Pagani Design PD-1661 Rolex homage submariner ; Pagani Design ; pd-1661 ; men automatic diver ; di ; E ; 70 ; Mirpur, Dhaka ; 2022 ; NH35, sapphire.
Steeldive SD1970 captain willard ; Steeldive ; sd1970 ; men s-rubber diver ; di ; E ; 85 ; Chattogram ; 2021 ; Turtle case on rubber.
Invicta Pro Diver 8926OB automatic coin edge ; Invicta ; pro-diver 8926ob ; men automatic diver ; di ; G ; 60 ; Dhaka ; 2018 ; NH35 movement.
Invicta Speedway chronograph gold plated ; Invicta ; speedway ; men chronograph gold-plated ; ch ; G ; 65 ; Rajshahi ; 2016 ; Large and heavy.
Bulova Lunar Pilot 96B251 moon watch chronograph ; Bulova ; lunar-pilot 96b251 ; men quartz chronograph ; ch ; E ; 290 ; Gulshan, Dhaka ; 2020 ; High frequency quartz, moonwatch of Apollo 15.
Bulova Precisionist 262khz diver ; Bulova ; precisionist ; men diver ; di ; G ; 140 ; Dhaka ; 2013 ; Sweeping seconds.
Bulova ladies crystal rose gold 98L ; Bulova ; crystal ; women ; dr ; G ; 95 ; Sylhet ; 2017 ; Rose gold tone.
Swatch Sistem51 irony automatic ; Swatch ; sistem51 ; unisex automatic d-blue ; ev ; G ; 75 ; Dhaka ; 2016 ; Blue, see through back.
Swatch x Omega MoonSwatch Mission to Mars ; Swatch ; moonswatch ; unisex chronograph ; ch ; E ; 240 ; Banani, Dhaka ; 2022 ; Bioceramic, red case.
Swatch Originals plastic jelly fish transparent ; Swatch ; jelly-fish ; unisex s-silicone skeleton ; ev ; G ; 40 ; Dhaka ; 1995 ; See through plastic.
Victorinox Swiss Army I.N.O.X. 241682 black rubber ; Victorinox ; inox 241682 ; men d-black s-rubber diver ; di ; G ; 180 ; Uttara, Dhaka ; 2017 ; Tough diver with bumper.
Swiss Army officer's watch quartz ; Victorinox ; officer ; men quartz ; fi ; G ; 75 ; Khulna ; 2010 ; Red seconds hand.
Luminox Navy SEAL 3051 tritium ; Luminox ; navy-seal 3051 ; men diver ; di ; G ; 130 ; Cox's Bazar ; 2015 ; Glows all night.
Swiss Military Hanowa chrono black ; Swiss Military ; hanowa ; men d-black chronograph ; ch ; G ; 70 ; Dhaka ; 2014 ; Stopwatch, all works.
Fossil Grant chronograph FS4735 brown leather ; Fossil ; grant fs4735 ; men s-leather chronograph ; ch ; G ; 45 ; Banani, Dhaka ; 2016 ; Roman numerals, brown strap.
Fossil Gen 5 Carlyle smartwatch ; Fossil ; gen-5 ; men smart smartwatch ; sm ; G ; 70 ; Dhaka ; 2020 ; Wear OS, charger included.
fossil ladies jesse rose gold ES3020 ; Fossil ; jesse es3020 ; women ; dr ; G ; 38 ; Chattogram ; 2014 ; Crystal bezel.
Michael Kors MK5353 gold chronograph ladies ; Michael Kors ; mk5353 ; women chronograph gold-plated ; ch ; G ; 70 ; Gulshan, Dhaka ; 2013 ; Parker gold tone.
Micheal Kors Lexington rose gold MK5556 ; Michael Kors ; lexington mk5556 ; unisex d-champagne ; ev ; G ; 65 ; Sylhet ; 2014 ; Big face.
Guess W0799G1 mens steel chrono look ; Guess ; w0799g1 ; men s-steel ; ev ; G ; 35 ; Dhaka ; 2016 ; Multifunction.
Guess ladies pink silicone sparkle ; Guess ; sparkle ; women d-pink s-silicone ; ev ; G ; 30 ; Banani, Dhaka ; 2018 ; Pink strap, crystals.
Daniel Wellington Classic Sheffield 36mm black leather ; Daniel Wellington ; sheffield ; unisex d-white s-leather dress ; dr ; G ; 30 ; Dhaka ; 2017 ; White dial rose gold case.
DW Petite Melrose mesh 32mm ladies ;  ; petite-melrose ; women d-black s-mesh dress ; dr ; E ; 35 ; Comilla ; 2019 ; Rose gold mesh, black dial.
Emporio Armani AR2448 chronograph blue steel ; Emporio Armani ; ar2448 ; men d-blue s-steel chronograph ; ch ; G ; 80 ; Uttara, Dhaka ; 2015 ; Blue dial.
Hugo Boss Ikon chrono black ion plated ; Hugo Boss ; ikon ; men d-black chronograph ; ch ; G ; 85 ; Dhaka ; 2017 ; All black.
Tommy Hilfiger 1791 navy leather multi function ; Tommy Hilfiger ; 1791 ; men d-blue s-leather ; ev ; G ; 45 ; Rajshahi ; 2018 ; Navy dial, tan strap.
Skagen Ancher mesh grey slim ; Skagen ; ancher ; men d-grey s-mesh dress ; dr ; G ; 40 ; Banani, Dhaka ; 2016 ; Thin milanese band.
Titan Raga ladies bangle watch gold ; Titan ; raga ; women d-champagne s-steel ; dr ; G ; 35 ; Dhaka ; 2017 ; Bracelet style, gift box.
Titan Edge ultra slim black ; Titan ; edge ; men d-black dress ; dr ; G ; 60 ; Khulna ; 2018 ; 3.5 mm thin.
Fastrack sporty mens watch neon green ; Fastrack ; sporty ; men s-silicone ; ev ; G ; 15 ; Pabna ; 2019 ; Green silicone.
Naviforce NF9024 military dual time brown ; Naviforce ; nf9024 ; men s-leather ; ev ; E ; 14 ; Dhaka ; 2022 ; Brand new in box, brown leather.
Curren 8314 mens blue steel wrist watch ; Curren ; 8314 ; men d-blue s-steel ; ev ; E ; 15 ; Gazipur ; 2022 ; New.
Skmei 1155 sports digital waterproof ; Skmei ; 1155 ; men digital ; dg ; E ; 9 ; Mirpur, Dhaka ; 2022 ; 50 m water proof.
Olevs ladies automatic rose gold diamond ; Olevs ; ladies ; women automatic diamonds ; dr ; E ; 28 ; Dhaka ; 2022 ; New with box.
`;
