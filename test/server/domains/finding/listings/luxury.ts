/** Listings in the format of `listings.ts`. */
export const luxuryListings = `
Rolex Submariner Date 16610 box & papers 2004 ; Rolex ; submariner 16610 ; men d-black diver date box papers ; di ; E ; 9800 ; Gulshan, Dhaka ; 2004 ; Full set, serviced in 2021. Black dial and bezel, no dents.
ROLEX Submariner No Date 114060 ceramic bezel black - FULL SET ; Rolex ; submariner 114060 ; men d-black s-steel diver box papers ; di ; E ; $11,200 ; Banani, Dhaka ; 2018 ; Worn on weekends. Oyster bracelet with glidelock.
Rolex Submariner "Kermit" 16610LV green bezel ; Rolex ; submariner 16610lv ; men diver ; di ; G ; 14500 ; Agrabad, Chattogram ; 2006 ; Green aluminium bezel, some scratches on the clasp.
Rolex GMT Master II Pepsi 126710BLRO jubilee ; Rolex ; gmt-master-ii 126710blro ; men s-steel gmt box papers ; pi ; E ; 19500 ; Gulshan, Dhaka ; 2021 ; Red and blue bezel, complete with box and card.
Rolex GMT-Master 1675 "long E" dial 1968 ; Rolex ; gmt-master 1675 ; men gmt vintage ; vi ; F ; 16800 ; Dhanmondi, Dhaka ; 1968 ; Faded bezel, unpolished case, creamy lume.
Rolex Datejust 36 16233 two tone champagne dial jubilee bracelet ; Rolex ; datejust 16233 ; men d-champagne s-steel two-tone date ; dr ; G ; 5400 ; Zindabazar, Sylhet ; 1995 ; Steel and 18k gold, fluted bezel.
Rolex Datejust 41 126334 blue dial oyster ; Rolex ; datejust 126334 ; men d-blue s-steel date box ; ev ; E ; 9900 ; Uttara, Dhaka ; 2020 ; Fluted white gold bezel. Box only.
Ladies Rolex Oyster Perpetual Datejust 26mm 79174 ; Rolex ; datejust 79174 ; women d-silver s-steel date ; dr ; G ; 4200 ; Banani, Dhaka ; 2002 ; Silver dial, white gold bezel, small wrist.
Rolex Lady-Datejust 69173 steel/gold mother of pearl diamond dial ; Rolex ; datejust 69173 ; women d-mop s-steel two-tone diamonds date ; dr ; E ; 5100 ; Gulshan, Dhaka ; 1993 ; Factory diamonds, recently serviced.
Rolex Explorer 114270 36mm ; Rolex ; explorer 114270 ; men s-steel ; fi ; E ; 6700 ; Kandirpar, Comilla ; 2007 ; 3-6-9 dial, tight bracelet.
Rolex Explorer II 16570 Polar white dial ; Rolex ; explorer-ii 16570 ; men d-white gmt ; fi ; G ; 7900 ; Khulshi, Chittagong ; 2005 ; 24h hand, white dial.
Rolex Cosmograph Daytona 116520 black ; Rolex ; daytona 116520 ; men d-black chronograph box papers ; ch ; E ; 24500 ; Gulshan, Dhaka ; 2012 ; Chronograph with box and papers.
Rolex Oyster Perpetual 39 114300 grape ; Rolex ; oyster-perpetual 114300 ; men d-purple s-steel ; ev ; E ; 7400 ; Mirpur 10, Dhaka 1216 ; 2017 ; Red grape dial, sticker on the back.
Rolex Day-Date President 18038 18k yellow gold ; Rolex ; day-date 18038 ; men d-champagne s-gold c-gold day-date ; dr ; G ; 16900 ; Dhanmondi, Dhaka ; 1985 ; Solid gold, double quickset day in English.
Rolex Air-King 5500 vintage 34mm silver dial ; Rolex ; air-king 5500 ; men d-silver vintage ; vi ; F ; 3300 ; Bogra ; 1972 ; Runs well, wear on the crown.
Rolex Oysterdate Precision 6694 hand wound linen dial ; Rolex ; oysterdate 6694 ; men manual s-leather vintage date ; vi ; G ; 2700 ; Jessore ; 1978 ; Manual winding, on a brown leather strap.
Tudor Black Bay 58 79030N black on bracelet ; Tudor ; black-bay-58 79030n ; men d-black s-steel diver box papers ; di ; E ; 3100 ; Banani, Dhaka ; 2020 ; BB58 with full kit, gilt dial.
Tudor Black Bay Fifty-Eight Navy Blue 79030B fabric strap ; Tudor ; black-bay-58 79030b ; men d-blue s-nylon diver ; di ; G ; 2850 ; Sylhet Sadar, Sylhet ; 2021 ; BB58 navy, jacquard strap.
Tudor Black Bay GMT Pepsi 79830RB ; Tudor ; black-bay-gmt 79830rb ; men d-black gmt ; di ; E ; 3600 ; Uttara, Dhaka ; 2019 ; Burgundy and blue bezel.
Tudor Pelagos 25600TB blue titanium ; Tudor ; pelagos 25600tb ; men d-blue s-titanium titanium diver ; di ; G ; 3200 ; Cox's Bazar ; 2018 ; Titanium case and bracelet, rubber strap included.
Vintage Rolex Tudor Prince Oysterdate 9050 ; Tudor ; prince-oysterdate 9050 ; men vintage date ; vi ; F ; 1450 ; Rajshahi ; 1974 ; Rose on the dial, signed Rolex crown and case.
Tudor Ranger 79950 field watch ; Tudor ; ranger 79950 ; men ; fi ; E ; 2300 ; Dhanmondi, Dhaka ; 2022 ; 39 mm, matt dial.
Omega Speedmaster Professional Moonwatch 3570.50 manual wind ; Omega ; speedmaster 3570.50 ; men manual chronograph box papers ; ch ; E ; 4300 ; Gulshan, Dhaka ; 2010 ; The moon watch with hesalite crystal. Box and papers.
Omega Speedmaster Reduced 3510.50 automatic chrono ; Omega ; speedmaster 3510.50 ; men automatic chronograph ; ch ; G ; 1900 ; Mohammadpur, Dhaka ; 2001 ; 39 mm chrono, light scratches.
OMEGA Speedmaster Racing co-axial chronograph 326.30.40.50.01.001 ; Omega ; speedmaster 326.30.40.50.01.001 ; men automatic chronograph ; ch ; E ; 2700 ; Chattogram ; 2014 ; Racing dial with orange details.
Omega Seamaster Diver 300M 2531.80 "Bond" blue wave dial ; Omega ; seamaster 2531.80 ; men d-blue diver ; di ; G ; 2600 ; Banani, Dhaka ; 1999 ; Blue dial and bezel, 1 owner.
Omega Seamaster 300M 210.30.42.20.01.001 black ceramic ; Omega ; seamaster 210.30.42.20.01.001 ; men d-black diver box papers ; di ; E ; 4100 ; Bashundhara, Dhaka ; 2021 ; Ceramic bezel, full set.
Omega Seamaster Aqua Terra 41mm teak grey dial ; Omega ; aqua-terra ; men d-grey ; ev ; E ; 3700 ; Gulshan 2, Dhaka ; 2018 ; Master chronometer, grey dial.
Omega Planet Ocean 600M 45.5mm orange bezel ; Omega ; planet-ocean ; men s-rubber diver ; di ; G ; 2950 ; Agrabad, Chittagong ; 2009 ; Big diver on rubber.
Omega Constellation ladies quartz 27mm diamond bezel ; Omega ; constellation ; women quartz d-mop diamonds ; dr ; E ; 1750 ; Dhanmondi, Dhaka ; 2011 ; Mother of pearl dial.
Omega Constellation pie pan 168.005 gold cap 1966 ; Omega ; constellation 168.005 ; men d-champagne s-leather vintage ; vi ; G ; 1350 ; Dhaka ; 1966 ; Cal 561 chronometer, gold capped, on leather.
Vintage Omega De Ville tank manual wind ; Omega ; de-ville ; unisex manual s-leather vintage rectangular ; vi ; G ; 480 ; Khulna ; 1975 ; Gold plated rectangular case, black leather strap.
Omega Geneve automatic day date 1972 ; Omega ; geneve ; men automatic vintage day-date ; vi ; F ; 420 ; Barisal ; 1972 ; Cal 1022, needs a service.
omega seamaster cosmic vintage mens watch ; Omega ; cosmic ; men vintage ; vi ; F ; 390 ; Narayanganj ; 1969 ; One piece case.
Omega De Ville Prestige co-axial white dial ; Omega ; de-ville ; men automatic d-white s-leather dress ; dr ; E ; 1850 ; Banani, Dhaka ; 2013 ; Roman numerals, brown alligator strap.
Patek Philippe Calatrava 5196R rose gold ; Patek Philippe ; calatrava 5196r ; men c-gold dress papers ; dr ; E ; 21500 ; Gulshan, Dhaka ; 2015 ; Rose gold, archive extract and papers.
Patek Phillipe Nautilus 5711/1A-010 blue ; Patek Philippe ; nautilus 5711 ; men d-blue ; ev ; E ; Price on request ; Gulshan, Dhaka ; 2019 ; Serious buyers only.
Patek Philippe Aquanaut 5167A rubber strap ; Patek Philippe ; aquanaut 5167a ; men s-rubber ; ev ; E ; 48000 ; Banani, Dhaka ; 2020 ; Tropical strap, all papers.
Audemars Piguet Royal Oak 15400ST blue dial ; Audemars Piguet ; royal-oak 15400st ; men d-blue ; ev ; E ; 38500 ; Gulshan, Dhaka ; 2016 ; Grande tapisserie.
AP Royal Oak Offshore chronograph 26170ST safari ; Audemars Piguet ; royal-oak-offshore 26170st ; men d-white s-leather chronograph ; ch ; G ; 18900 ; Dhaka ; 2011 ; White dial on horn back strap.
Cartier Tank Must large quartz WSTA0041 ; Cartier ; tank wsta0041 ; unisex quartz s-leather dress rectangular ; dr ; E ; 2450 ; Banani, Dhaka ; 2022 ; Black leather strap, box.
Cartier Tank Francaise ladies steel 2384 ; Cartier ; tank 2384 ; women s-steel dress rectangular ; dr ; G ; 1900 ; Sylhet ; 2003 ; Small size, Roman numerals.
Must de Cartier vermeil tank burgundy dial vintage ; Cartier ; tank ; unisex d-red rectangular vintage ; vi ; G ; 1150 ; Uttara, Dhaka ; 1984 ; Gold plated silver case.
Cartier Santos 100 XL automatic white dial ; Cartier ; santos ; men automatic d-white s-leather square ; dr ; G ; 3400 ; Gulshan, Dhaka ; 2008 ; Square steel case, leather strap.
Cartier Ballon Bleu 36mm automatic ; Cartier ; ballon-bleu ; unisex automatic ; dr ; E ; 3900 ; Dhanmondi, Dhaka ; 2016 ; Guilloche dial, blue cabochon.
Jaeger-LeCoultre Reverso Classic medium manual wind ; Jaeger-LeCoultre ; reverso ; unisex manual dress rectangular ; dr ; E ; 4400 ; Gulshan, Dhaka ; 2019 ; Reversible case.
Jaeger LeCoultre Master Ultra Thin Moon 39 ; Jaeger-LeCoultre ; master-ultra-thin ; men s-leather dress moonphase ; dr ; E ; 6100 ; Dhaka ; 2017 ; Moonphase, black alligator.
JLC Memovox alarm 1960s steel ; Jaeger-LeCoultre ; memovox ; men vintage alarm ; vi ; F ; 2100 ; Chattogram ; 1963 ; The alarm rings loud.
IWC Portugieser Chronograph IW371446 blue hands ; IWC ; portugieser iw371446 ; men d-white chronograph ; ch ; E ; 4700 ; Gulshan, Dhaka ; 2014 ; Silver white dial, blue hands.
IWC Mark XVIII pilot's watch IW327001 ; IWC ; mark-xviii iw327001 ; men s-leather pilot ; pi ; E ; 3200 ; Banani, Dhaka ; 2018 ; 40mm pilot on calfskin.
IWC Big Pilot Le Petit Prince IW500916 blue ; IWC ; big-pilot iw500916 ; men d-blue pilot ; pi ; G ; 8700 ; Chattogram ; 2017 ; 46 mm, 7 day power reserve.
Panerai Luminor Marina PAM00111 left display back ; Panerai ; luminor pam111 ; men s-leather ; di ; G ; 4300 ; Dhaka ; 2010 ; Sandwich dial, two straps.
Officine Panerai Radiomir Black Seal PAM 183 ; Panerai ; radiomir pam183 ; men manual d-black ; di ; G ; 3700 ; Khulna ; 2009 ; Cushion case, hand wound.
Breitling Navitimer B01 chronograph 43 black ; Breitling ; navitimer ; men d-black chronograph pilot ; pi ; E ; 5200 ; Gulshan, Dhaka ; 2019 ; Slide rule bezel.
Breitling Superocean Heritage 42 green dial mesh ; Breitling ; superocean ; men d-green s-mesh diver ; di ; E ; 2900 ; Banani, Dhaka ; 2021 ; Milanese mesh bracelet.
BREITLING Colt quartz A74380 ; Breitling ; colt a74380 ; men quartz d-blue ; pi ; G ; 1100 ; Rajshahi ; 2006 ; Superquartz, blue dial, battery changed.
Brietling Chronomat Evolution A13356 ; Breitling ; chronomat a13356 ; men s-steel chronograph ; ch ; G ; 2700 ; Mymensingh ; 2007 ; Heavy bracelet, rider tabs.
TAG Heuer Carrera Calibre 16 chronograph black ; TAG Heuer ; carrera ; men d-black s-leather chronograph ; ch ; G ; 1750 ; Dhanmondi, Dhaka ; 2012 ; Perforated leather strap.
Tag Heuer Formula 1 quartz WAU1110 ; TAG Heuer ; formula-1 wau1110 ; men quartz s-rubber ; ev ; G ; 520 ; Mirpur, Dhaka ; 2013 ; Rubber strap, battery new.
TAG Heuer Monaco CAW2111 blue square chronograph McQueen ; TAG Heuer ; monaco caw2111 ; men d-blue chronograph square ; ch ; E ; 4200 ; Gulshan, Dhaka ; 2016 ; Square case, box.
Tag Heuer Aquaracer 300M ladies diamond dial WAY1414 ; TAG Heuer ; aquaracer way1414 ; women d-mop diver diamonds ; di ; E ; 980 ; Sylhet ; 2017 ; Pearl dial with diamonds.
tagheuer link automatic blue dial ; TAG Heuer ; link ; men automatic d-blue s-steel ; ev ; G ; 1150 ; Bogura ; 2008 ; S shaped links.
Heuer Carrera 1153 vintage 1970 ; TAG Heuer ; carrera 1153 ; men chronograph vintage ; vi ; F ; 3900 ; Dhaka ; 1970 ; Cal 12 chrono, patina.
Hublot Big Bang 301.SB.131.RX ceramic chrono ; Hublot ; big-bang ; men d-black chronograph ceramic ; ch ; G ; 6900 ; Banani, Dhaka ; 2013 ; Black ceramic bezel.
Zenith El Primero Chronomaster tri colour ; Zenith ; el-primero ; men chronograph ; ch ; E ; 5300 ; Gulshan, Dhaka ; 2020 ; High beat chronograph.
Vacheron Constantin Patrimony 81180 white gold ; Vacheron Constantin ; patrimony 81180 ; men manual c-gold dress ; dr ; E ; 13800 ; Dhaka ; 2014 ; 40mm, hand wound, box.
A. Lange & Söhne Saxonia Thin 201.027 ; A. Lange & Söhne ; saxonia 201.027 ; men d-white c-gold dress ; dr ; E ; 14900 ; Gulshan, Dhaka ; 2018 ; White gold, deployant.
Nomos Glashütte Tangente 38 hand wound ; Nomos ; tangente ; men manual s-leather dress ; dr ; E ; 1250 ; Banani, Dhaka ; 2019 ; Cordovan strap, boxes.
Nomos Club Campus neomatic future orange ; Nomos ; club-campus ; unisex ; ev ; E ; 1100 ; Dhaka ; 2021 ; California dial.
Blancpain Fifty Fathoms Bathyscaphe 43 grey ; Blancpain ; fifty-fathoms ; men d-grey s-nylon diver ; di ; E ; 6800 ; Gulshan, Dhaka ; 2017 ; Nato strap.
Bvlgari Octo Finissimo titanium ; Bulgari ; octo ; men s-titanium titanium ; ev ; E ; 9400 ; Banani, Dhaka ; 2020 ; Ultra thin.
Chopard Mille Miglia GT XL chrono 8489 ; Chopard ; mille-miglia 8489 ; men s-rubber chronograph ; ch ; G ; 2600 ; Chattogram ; 2010 ; Tyre tread rubber strap.
Grand Seiko SBGA211 Snowflake spring drive titanium ; Grand Seiko ; snowflake sbga211 ; men automatic s-titanium titanium ; ev ; E ; 4300 ; Gulshan, Dhaka ; 2019 ; Spring Drive, power reserve.
Grand Seiko SBGN003 quartz GMT black ; Grand Seiko ; sbgn003 ; men quartz d-black gmt ; ev ; E ; 2200 ; Uttara, Dhaka ; 2020 ; 9F quartz gmt.
Seiko Grand Seiko SBGV205 9F82 ; Grand Seiko ; sbgv205 ; men quartz ; ev ; G ; 1500 ; Dhaka ; 2014 ; High accuracy quartz.
`;
