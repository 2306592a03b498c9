/**
 * Towns with several names. Each line is the label of a town and its other names, separated by "|": older
 * names, other spellings, and names in other scripts.
 */
export const placeNames = `
Bagerhat | বাগেরহাট
Bandarban | বান্দরবান
Barguna | বরগুনা
Barishal | Barisal | বরিশাল
Bhola | ভোলা
Bogura | Bogra | বগুড়া
Brahmanbaria | Brahamanbaria | B Baria | ব্রাহ্মণবাড়িয়া
Chandpur | চাঁদপুর
Chapainawabganj | Chapai Nawabganj | Nawabganj | Nawabgonj | চাঁপাইনবাবগঞ্জ
Chattogram | Chittagong | Chattagram | Ctg | চট্টগ্রাম
Chuadanga | চুয়াডাঙ্গা
Cox's Bazar | Cox's Bazaar | Cox Bazar | কক্সবাজার
Cumilla | Comilla | Kumilla | কুমিল্লা
Dhaka | Dacca | ঢাকা
Dinajpur | দিনাজপুর
Faridpur | ফরিদপুর
Feni | ফেনী
Gaibandha | গাইবান্ধা
Gazipur | গাজীপুর
Gopalganj | Gopalgonj | গোপালগঞ্জ
Habiganj | Hobiganj | Habigonj | হবিগঞ্জ
Jamalpur | জামালপুর
Jashore | Jessore | যশোর
Jhalokati | Jhalakathi | Jhalakati | ঝালকাঠি
Jhenaidah | Jhenidah | Jhenaidaha | ঝিনাইদহ
Joypurhat | Jaipurhat | জয়পুরহাট
Khagrachhari | Khagrachari | খাগড়াছড়ি
Khulna | খুলনা
Kishoreganj | Kishorganj | Kishoregonj | কিশোরগঞ্জ
Kurigram | কুড়িগ্রাম
Kushtia | কুষ্টিয়া
Lakshmipur | Laxmipur | লক্ষ্মীপুর
Lalmonirhat | লালমনিরহাট
Madaripur | মাদারীপুর
Magura | মাগুরা
Manikganj | Manikgonj | মানিকগঞ্জ
Meherpur | মেহেরপুর
Moulvibazar | Maulvibazar | Moulvi Bazar | মৌলভীবাজার
Munshiganj | Munshigonj | মুন্সিগঞ্জ
Mymensingh | Mymensing | ময়মনসিংহ
Naogaon | নওগাঁ
Narail | নড়াইল
Narayanganj | Narayangonj | নারায়ণগঞ্জ
Narsingdi | Norshingdi | নরসিংদী
Natore | নাটোর
Netrokona | Netrakona | নেত্রকোনা
Nilphamari | নীলফামারী
Noakhali | নোয়াখালী
Pabna | পাবনা
Panchagarh | Panchagar | পঞ্চগড়
Patuakhali | পটুয়াখালী
Pirojpur | Perojpur | পিরোজপুর
Rajbari | রাজবাড়ী
Rajshahi | রাজশাহী
Rangamati | রাঙ্গামাটি
Rangpur | রংপুর
Satkhira | সাতক্ষীরা
Shariatpur | শরীয়তপুর
Sherpur | শেরপুর
Sirajganj | Serajganj | Sirajgonj | সিরাজগঞ্জ
Sunamganj | Sunamgonj | সুনামগঞ্জ
Sylhet | সিলেট
Tangail | টাঙ্গাইল
Thakurgaon | ঠাকুরগাঁও
Antwerp | Antwerpen | Anvers
Basel | Basle | Bâle
Beijing | Peking | 北京
Bengaluru | Bangalore
Brussels | Bruxelles | Brussel
Chennai | Madras
Cologne | Köln | Koeln
Copenhagen | København
Delhi | New Delhi | दिल्ली
Dubai | دبي
Florence | Firenze
Geneva | Genève | Genf
Gothenburg | Göteborg
Gurugram | Gurgaon
Guangzhou | Canton | 广州
Ho Chi Minh City | Saigon
Hong Kong | 香港
Jeddah | Jidda | جدة
Kochi | Cochin
Kolkata | Calcutta | কলকাতা | कोलकाता
Kyiv | Kiev | Київ | Киев
Lisbon | Lisboa
Milan | Milano
Moscow | Moskva | Москва
Mumbai | Bombay | मुंबई
Munich | München | Muenchen
Naples | Napoli
New York | New York City | NYC
Nuremberg | Nürnberg | Nuernberg
Prague | Praha
Riyadh | الرياض
Rome | Roma
Saint Petersburg | St Petersburg | Санкт-Петербург
Shanghai | 上海
Singapore
Tehran | تهران
The Hague | Den Haag
Tokyo | 東京
Turin | Torino
Venice | Venezia
Vienna | Wien
Warsaw | Warszawa
Yangon | Rangoon
Zurich | Zürich | Zuerich
`;
