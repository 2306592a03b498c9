/** Listings in the short and loose style of local marketplaces, in the format of `listings.ts`. */
export const marketplaceListings = `
Rolex Sea-Dweller 16600 deepsea diver 1220m ; Rolex ; sea-dweller 16600 ; men diver box ; di ; G ; 9200 ; Dhaka 1212 ; 2005 ; Helium valve, box only, bracelet tight.
ROLEX YACHTMASTER 168622 PLATINUM BEZEL MIDSIZE ; Rolex ; yacht-master 168622 ; unisex ; ev ; G ; 7200 ; Gulshan-1, Dhaka, Bangladesh ; 2007 ; 35 mm with platinum bezel.
Rolex Milgauss GV 116400GV green glass ; Rolex ; milgauss 116400gv ; men ; ev ; E ; 8300 ; Chittagong 4100 ; 2015 ; Green sapphire crystal, orange lightning hand.
Tudor Prince Date-Day 76200 silver arabic ; Tudor ; prince 76200 ; men d-silver day-date ; ev ; G ; 1350 ; Sylhet ; 2006 ; Silver arabic dial.
tudor heritage chrono blue 70330B ; Tudor ; heritage-chrono 70330b ; men chronograph d-blue ; ch ; E ; 3400 ; Banani, Dhaka ; 2015 ; Fabric strap and steel bracelet.
Omega Speedmaster Mark II 1969 manual ; Omega ; speedmaster mark-ii ; men manual chronograph vintage ; vi ; F ; 2900 ; Dhaka ; 1969 ; Cal 861, original racing dial.
Omega Railmaster 40mm denim dial ; Omega ; railmaster ; men d-blue ; ev ; E ; 3200 ; Gulshan, Dhaka ; 2019 ; Blue jeans dial, antimagnetic.
Omega Dynamic automatic ladies small vintage 70s ; Omega ; dynamic ; women automatic vintage ; vi ; G ; 310 ; Barishal ; 1973 ; Oval case.
Seiko Monster SKX781 orange monster diver ; Seiko ; monster skx781 ; men d-orange diver day-date ; di ; G ; 280 ; Khulna ; 2011 ; Orange dial, shroud, 200m.
Seiko Tuna SBBN031 marinemaster quartz 300m ; Seiko ; tuna sbbn031 ; men quartz diver s-rubber ; di ; G ; 620 ; Dhaka ; 2016 ; Tuna can on rubber strap.
Seiko SARB033 black dial automatic discontinued ; Seiko ; sarb033 ; men d-black automatic ; dr ; E ; 420 ; Uttara, Dhaka ; 2017 ; Sapphire, 6R15.
SEIKO SKX013 mid size diver 38mm ; Seiko ; skx013 ; unisex diver ; di ; G ; 310 ; Rajshahi ; 2015 ; For small wrists, rubber.
Seiko SSB031 chronograph quartz gents blue ; Seiko ; ssb031 ; men quartz chronograph d-blue ; ch ; G ; 90 ; Gazipur ; 2016 ; Blue dial, 100m.
Seiko premier kinetic perpetual calendar moonphase ; Seiko ; premier ; men moonphase ; dr ; G ; 310 ; Dhaka ; 2012 ; Roman numerals, leather strap.
Casio Vintage A1000 gold plated mens/ladies ; Casio ; a1000 ; unisex digital gold-plated ; dg ; E ; 55 ; Dhaka ; 2021 ; Gold plated digital with milanese band.
Casio Oceanus OCW-T200 titanium solar ; Casio ; oceanus ocw-t200 ; men titanium solar ; ev ; E ; 350 ; Banani, Dhaka ; 2020 ; Radio controlled, blue accents.
Casio W-59 digital waterproof watch for boys ; Casio ; w-59 ; kids digital ; dg ; G ; 15 ; Bogura ; 2019 ; Boys school watch, light.
Casio SHEEN SHE-3034 ladies rose gold multi dial ; Casio ; sheen she-3034 ; women ; dr ; G ; 45 ; Chattogram ; 2016 ; Rose gold with crystals.
Casio Enticer MTP-1183 gents leather white dial ; Casio ; mtp-1183 ; men d-white s-leather ; dr ; G ; 22 ; Mymensingh ; 2018 ; White dial on black leather.
Casio g shock GA110 blue big case ; Casio ; ga-110 ; men g-shock ; dg ; F ; 40 ; Narayanganj ; 2015 ; Blue resin, scratched.
Citizen Tsuki-yomi moonphase radio controlled eco drive ; Citizen ; tsuki-yomi ; men solar moonphase ; dr ; E ; 390 ; Gulshan, Dhaka ; 2022 ; Titanium, moon phase by radio.
Citizen Skyhawk A-T JY8078 blue angels pilot ; Citizen ; skyhawk jy8078 ; men solar pilot ; pi ; G ; 260 ; Sylhet ; 2018 ; Eco-Drive, leather.
Orient Ray II blue diver automatic ; Orient ; ray ; men d-blue diver automatic ; di ; G ; 130 ; Cumilla ; 2018 ; Blue dial, bracelet.
Tissot Gentleman powermatic 80 silicium black ; Tissot ; gentleman ; men d-black automatic ; ev ; E ; 420 ; Dhaka ; 2021 ; Powermatic 80 automatic, black dial.
Tissot Everytime small ladies mesh gold ; Tissot ; everytime ; women s-mesh ; dr ; G ; 120 ; Khulna ; 2017 ; Gold pvd with mesh bracelet.
Tissot 1853 couple watch pair ; Tissot ; couple ; unisex ; dr ; G ; 210 ; Dhaka ; 2016 ; His and hers pair in box.
Longines Dolce Vita ladies steel rectangular quartz ; Longines ; dolcevita ; women quartz rectangular s-steel ; dr ; E ; 690 ; Gulshan, Dhaka ; 2018 ; Rectangular steel case and bracelet.
Longines Legend Diver 42 black no date ; Longines ; legend-diver ; men diver d-black ; di ; E ; 1350 ; Dhaka ; 2016 ; Black dial, inner bezel.
Hamilton American Classic Boulton quartz rectangular ; Hamilton ; boulton ; unisex quartz rectangular ; dr ; G ; 230 ; Chattogram ; 2016 ; Leather strap.
Rado Ceramica ladies black quartz square ; Rado ; ceramica ; women quartz square ceramic ; dr ; G ; 310 ; Dhaka ; 2008 ; Black ceramic, square.
Rado original automatic gents 1990 green dial ; Rado ; diastar ; men automatic d-green ; ev ; F ; 190 ; Faridpur ; 1990 ; Green dial, new glass.
Oris Artelier skeleton 40 rose ; Oris ; artelier ; men skeleton ; dr ; E ; 990 ; Dhaka ; 2017 ; Skeleton dial on brown leather.
Swatch Irony chrono silver rubber ; Swatch ; irony ; men chronograph s-rubber ; ch ; G ; 45 ; Dhaka ; 2012 ; Chrono with rubber strap.
Breitling Aerospace titanium digital analog E75362 ; Breitling ; aerospace e75362 ; men titanium quartz ; pi ; G ; 1450 ; Gulshan, Dhaka ; 2004 ; Minute repeater, quartz.
Panerai Submersible PAM00024 automatic diver ; Panerai ; submersible pam00024 ; men automatic diver ; di ; G ; 4900 ; Banani, Dhaka ; 2012 ; Two straps, screwdriver.
Cartier Panthere small gold two tone ladies ; Cartier ; panthere ; women two-tone quartz ; dr ; G ; 3600 ; Gulshan, Dhaka ; 1992 ; Quartz, steel and gold.
Zenith Defy Classic skeleton titanium ; Zenith ; defy ; men skeleton titanium ; ev ; E ; 4200 ; Dhaka ; 2019 ; Open dial, 41mm.
Montblanc Timewalker chronograph black leather strap ; Montblanc ; timewalker ; men chronograph s-leather ; ch ; G ; 1450 ; Dhaka ; 2013 ; Automatic with black leather strap.
Montblanc Star classique quartz slim ; Montblanc ; star ; men quartz ; dr ; G ; 620 ; Chattogram ; 2014 ; Slim dress watch.
Gucci G-Timeless bee red green nylon ; Gucci ; g-timeless ; unisex s-nylon ; ev ; E ; 420 ; Banani, Dhaka ; 2019 ; Nylon strap with stripes.
Versace Medusa ladies gold leather red ; Versace ; medusa ; women s-leather ; ev ; G ; 190 ; Dhaka ; 2016 ; Red leather strap, gold case.
Armani Exchange AX2104 black stainless steel ; Armani Exchange ; ax2104 ; men s-steel ; ev ; G ; 55 ; Uttara, Dhaka ; 2016 ; All black stainless steel.
Police skull mens watch black leather ; Police ; skull ; men s-leather ; ev ; G ; 45 ; Dhaka ; 2017 ; Black leather strap.
Diesel Mr Daddy 2.0 DZ7315 four time zones ; Diesel ; mr-daddy dz7315 ; men ; ev ; G ; 80 ; Sylhet ; 2015 ; Huge, four movements.
Festina retrograde chronograph F16488 ; Festina ; retrograde f16488 ; men chronograph ; ch ; G ; 75 ; Rangpur ; 2013 ; Steel bracelet.
Bering ceramic slim ladies white ; Bering ; ceramic ; women ceramic ; dr ; E ; 60 ; Dhaka ; 2018 ; White ceramic links.
Realme Watch S pro smart ; Realme ; watch-s-pro ; men smartwatch ; sm ; G ; 35 ; Tangail ; 2021 ; AMOLED, black strap.
OnePlus Watch 46mm ; OnePlus ; watch ; men smartwatch ; sm ; G ; 70 ; Dhaka ; 2021 ; Green band, charger.
Fossil Gen 6 ladies smart watch rose gold ; Fossil ; gen-6 ; women smartwatch ; sm ; G ; 90 ; Gulshan, Dhaka ; 2022 ; Rose gold, wear os.
Huawei Band 6 ; Huawei ; band-6 ; unisex smartwatch ; sm ; F ; 18 ; Jashore ; 2021 ; Fitness band, scratches.
Chaika ladies mechanical gold plated USSR ; ; chaika ; women manual gold-plated vintage ; vi ; G ; 40 ; Dhaka ; 1980 ; Vintage, hand wound.
Pobeda 1950s Kirova small seconds ; Pobeda ; pobeda ; men manual vintage ; vi ; F ; 55 ; Khulna ; 1953 ; Vintage hand wound, lume dial.
Sekonda 19 jewels made in USSR gents ; Sekonda ; sekonda ; men vintage manual ; vi ; G ; 35 ; Dhaka ; 1979 ; Vintage, manual wind.
Ricoh automatic 21 jewels red dial vintage ; Ricoh ; ricoh ; men automatic d-red vintage day-date ; vi ; F ; 35 ; Dinajpur ; 1975 ; Red dial, day date.
Citizen 8200 gold tone mens automatic ; Citizen ; 8200 ; men automatic day-date ; ev ; F ; 30 ; Pabna ; 1995 ; Gold tone, day and date.
ROAMER limelight mother of pearl ladies ; Roamer ; limelight ; women d-mop ; dr ; G ; 85 ; Dhaka ; 2015 ; Mother of pearl dial.
সিটিজেন ইকো ড্রাইভ ঘড়ি ; Citizen ; citizen ; men ; ev ; G ; 95 ; ঢাকা ১২০৫ ; 2016 ; সোলার, চামড়ার বেল্ট।
টিসট পিআরএক্স ব্লু ডায়াল ; Tissot ; tissot ; men ; ev ; E ; 410 ; চট্টগ্রাম, বাংলাদেশ ; 2022 ; বক্সসহ।
ساعة كاسيو جي شوك سوداء ; Casio ; casio ; men ; dg ; G ; 50 ; Dhaka ; 2018 ; مقاومة للماء
百达翡丽 古典表 5119 ; Patek Philippe ; 5119 ; men ; dr ; E ; 15900 ; Dhaka ; 2010 ; 玫瑰金
オメガ スピードマスター ; Omega ; omega ; men ; ch ; E ; 3900 ; Dhaka ; 2013 ; 手巻き
`;
