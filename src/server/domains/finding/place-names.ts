/**
 * Towns with coordinates. Each line is the label of a town and its other names, separated by "|" (older names, other
 * spellings, and names in other scripts), its country, latitude and longitude in degrees. The coordinates are those of
 * GeoNames (https://www.geonames.org, CC BY 4.0), rounded. An operator adds more towns in the console.
 */
export const placeNames = `
Bagerhat | বাগেরহাট, Bangladesh, 22.66, 89.79
Bandarban | বান্দরবান, Bangladesh, 22.2, 92.22
Barguna | বরগুনা, Bangladesh, 22.16, 90.12
Barishal | Barisal | বরিশাল, Bangladesh, 22.7, 90.37
Bhola | ভোলা, Bangladesh, 22.69, 90.64
Bogura | Bogra | বগুড়া, Bangladesh, 24.85, 89.37
Brahmanbaria | Brahamanbaria | B Baria | ব্রাহ্মণবাড়িয়া, Bangladesh, 23.97, 91.11
Chandpur | চাঁদপুর, Bangladesh, 23.23, 90.66
Chapainawabganj | Chapai Nawabganj | Nawabganj | Nawabgonj | চাঁপাইনবাবগঞ্জ, Bangladesh, 24.59, 88.27
Chattogram | Chittagong | Chattagram | Ctg | চট্টগ্রাম, Bangladesh, 22.34, 91.83
Chuadanga | চুয়াডাঙ্গা, Bangladesh, 23.64, 88.84
Cox's Bazar | Cox's Bazaar | Cox Bazar | কক্সবাজার, Bangladesh, 21.44, 92.01
Cumilla | Comilla | Kumilla | কুমিল্লা, Bangladesh, 23.46, 91.19
Dhaka | Dacca | ঢাকা, Bangladesh, 23.76, 90.39
Dinajpur | দিনাজপুর, Bangladesh, 25.63, 88.64
Faridpur | ফরিদপুর, Bangladesh, 23.61, 89.84
Feni | ফেনী, Bangladesh, 23.01, 91.4
Gaibandha | গাইবান্ধা, Bangladesh, 25.33, 89.54
Gazipur | গাজীপুর, Bangladesh, 24, 90.42
Gopalganj | Gopalgonj | গোপালগঞ্জ, Bangladesh, 23.01, 89.83
Habiganj | Hobiganj | Habigonj | হবিগঞ্জ, Bangladesh, 24.38, 91.41
Jamalpur | জামালপুর, Bangladesh, 24.92, 89.95
Jashore | Jessore | যশোর, Bangladesh, 23.17, 89.21
Jhalokati | Jhalakathi | Jhalakati | ঝালকাঠি, Bangladesh, 22.64, 90.2
Jhenaidah | Jhenidah | Jhenaidaha | ঝিনাইদহ, Bangladesh, 23.54, 89.17
Joypurhat | Jaipurhat | জয়পুরহাট, Bangladesh, 25.1, 89.03
Khagrachhari | Khagrachari | খাগড়াছড়ি, Bangladesh, 23.11, 91.97
Khulna | খুলনা, Bangladesh, 22.81, 89.56
Kishoreganj | Kishorganj | Kishoregonj | কিশোরগঞ্জ, Bangladesh, 24.44, 90.78
Kurigram | কুড়িগ্রাম, Bangladesh, 25.81, 89.64
Kushtia | কুষ্টিয়া, Bangladesh, 23.9, 89.12
Lakshmipur | Laxmipur | লক্ষ্মীপুর, Bangladesh, 22.94, 90.83
Lalmonirhat | লালমনিরহাট, Bangladesh, 25.92, 89.45
Madaripur | মাদারীপুর, Bangladesh, 23.17, 90.21
Magura | মাগুরা, Bangladesh, 23.49, 89.42
Manikganj | Manikgonj | মানিকগঞ্জ, Bangladesh, 23.86, 90
Meherpur | মেহেরপুর, Bangladesh, 23.76, 88.63
Moulvibazar | Maulvibazar | Moulvi Bazar | মৌলভীবাজার, Bangladesh, 24.48, 91.77
Munshiganj | Munshigonj | মুন্সিগঞ্জ, Bangladesh, 23.54, 90.53
Mymensingh | Mymensing | ময়মনসিংহ, Bangladesh, 24.76, 90.41
Naogaon | নওগাঁ, Bangladesh, 24.79, 88.93
Narail | নড়াইল, Bangladesh, 23.16, 89.5
Narayanganj | Narayangonj | নারায়ণগঞ্জ, Bangladesh, 23.61, 90.5
Narsingdi | Norshingdi | নরসিংদী, Bangladesh, 23.92, 90.72
Natore | নাটোর, Bangladesh, 24.41, 88.99
Netrokona | Netrakona | নেত্রকোনা, Bangladesh, 24.88, 90.73
Nilphamari | নীলফামারী, Bangladesh, 25.93, 88.86
Noakhali | নোয়াখালী, Bangladesh, 22.87, 91.1
Pabna | পাবনা, Bangladesh, 24.01, 89.24
Panchagarh | Panchagar | পঞ্চগড়, Bangladesh, 26.33, 88.56
Patuakhali | পটুয়াখালী, Bangladesh, 22.36, 90.33
Pirojpur | Perojpur | পিরোজপুর, Bangladesh, 22.58, 89.98
Rajbari | রাজবাড়ী, Bangladesh, 23.76, 89.64
Rajshahi | রাজশাহী, Bangladesh, 24.37, 88.6
Rangamati | রাঙ্গামাটি, Bangladesh, 22.63, 92.2
Rangpur | রংপুর, Bangladesh, 25.75, 89.25
Satkhira | সাতক্ষীরা, Bangladesh, 22.71, 89.07
Shariatpur | শরীয়তপুর, Bangladesh, 23.24, 90.35
Sherpur | শেরপুর, Bangladesh, 25.02, 90.02
Sirajganj | Serajganj | Sirajgonj | সিরাজগঞ্জ, Bangladesh, 24.46, 89.71
Sunamganj | Sunamgonj | সুনামগঞ্জ, Bangladesh, 25.07, 91.4
Sylhet | সিলেট, Bangladesh, 24.9, 91.87
Tangail | টাঙ্গাইল, Bangladesh, 24.25, 89.92
Thakurgaon | ঠাকুরগাঁও, Bangladesh, 26.03, 88.47
Antwerp | Antwerpen | Anvers, Belgium, 51.22, 4.4
Basel | Basle | Bâle, Switzerland, 47.56, 7.57
Beijing | Peking | 北京, China, 39.91, 116.4
Bengaluru | Bangalore, India, 12.97, 77.59
Brussels | Bruxelles | Brussel, Belgium, 50.85, 4.35
Chennai | Madras, India, 13.09, 80.28
Cologne | Köln | Koeln, Germany, 50.93, 6.95
Copenhagen | København, Denmark, 55.68, 12.57
Delhi | New Delhi | दिल्ली, India, 28.65, 77.23
Dubai | دبي, United Arab Emirates, 25.08, 55.31
Florence | Firenze, Italy, 43.78, 11.25
Geneva | Genève | Genf, Switzerland, 46.2, 6.15
Gothenburg | Göteborg, Sweden, 57.71, 11.97
Gurugram | Gurgaon, India, 28.46, 77.03
Guangzhou | Canton | 广州, China, 23.12, 113.25
Ho Chi Minh City | Saigon, Vietnam, 10.82, 106.63
Hong Kong | 香港, Hong Kong, 22.28, 114.17
Jeddah | Jidda | جدة, Saudi Arabia, 21.49, 39.19
Kochi | Cochin, India, 9.94, 76.26
Kolkata | Calcutta | কলকাতা | कोलकाता, India, 22.56, 88.36
Kyiv | Kiev | Київ | Киев, Ukraine, 50.45, 30.52
Lisbon | Lisboa, Portugal, 38.72, -9.13
Milan | Milano, Italy, 45.46, 9.19
Moscow | Moskva | Москва, Russia, 55.75, 37.62
Mumbai | Bombay | मुंबई, India, 19.07, 72.88
Munich | München | Muenchen, Germany, 48.14, 11.58
Naples | Napoli, Italy, 40.85, 14.27
New York | New York City | NYC, United States, 40.71, -74.01
Nuremberg | Nürnberg | Nuernberg, Germany, 49.45, 11.08
Prague | Praha, Czechia, 50.09, 14.42
Riyadh | الرياض, Saudi Arabia, 24.69, 46.72
Rome | Roma, Italy, 41.89, 12.51
Saint Petersburg | St Petersburg | Санкт-Петербург, Russia, 59.94, 30.31
Shanghai | 上海, China, 31.22, 121.46
Singapore, Singapore, 1.29, 103.85
Tehran | تهران, Iran, 35.69, 51.42
The Hague | Den Haag, Netherlands, 52.08, 4.3
Tokyo | 東京, Japan, 35.69, 139.69
Turin | Torino, Italy, 45.07, 7.69
Venice | Venezia, Italy, 45.44, 12.33
Vienna | Wien, Austria, 48.21, 16.37
Warsaw | Warszawa, Poland, 52.23, 21.01
Yangon | Rangoon, Myanmar, 16.81, 96.16
Aarhus | Århus, Denmark, 56.16, 10.21
Abidjan, Côte d'Ivoire, 5.32, -4.03
Abu Dhabi | أبو ظبي, United Arab Emirates, 24.45, 54.4
Abuja, Nigeria, 9.06, 7.49
Accra, Ghana, 5.56, -0.2
Adana, Türkiye, 36.99, 35.33
Addis Ababa, Ethiopia, 9.02, 38.75
Adelaide, Australia, -34.93, 138.6
Agartala, India, 23.83, 91.29
Agra, India, 27.18, 78.02
Ahmedabad | Ahmadabad, India, 23.03, 72.59
Ajman, United Arab Emirates, 25.4, 55.48
Albuquerque, United States, 35.08, -106.65
Aleppo, Syria, 36.2, 37.16
Alexandria, Egypt, 31.2, 29.92
Algiers, Algeria, 36.73, 3.09
Almaty, Kazakhstan, 43.26, 76.93
Amman, Jordan, 31.96, 35.95
Amritsar, India, 31.62, 74.88
Amsterdam, Netherlands, 52.37, 4.89
Andorra la Vella, Andorra, 42.51, 1.52
Ankara, Türkiye, 39.92, 32.85
Antananarivo, Madagascar, -18.91, 47.54
Ashgabat, Turkmenistan, 37.95, 58.38
Asmara, Eritrea, 15.34, 38.93
Astana | Nur-Sultan, Kazakhstan, 51.18, 71.45
Asunción, Paraguay, -25.29, -57.65
Athens | Athina, Greece, 37.98, 23.73
Atlanta, United States, 33.75, -84.39
Auckland, New Zealand, -36.85, 174.76
Aurangabad, India, 19.88, 75.34
Austin, United States, 30.27, -97.74
Baghdad, Iraq, 33.34, 44.4
Baku, Azerbaijan, 40.38, 49.89
Baltimore, United States, 39.29, -76.61
Bamako, Mali, 12.65, -8
Bandar Seri Begawan, Brunei, 4.89, 114.94
Bangkok | กรุงเทพ, Thailand, 13.75, 100.5
Bangui, Central African Republic, 4.36, 18.55
Banjul, Gambia, 13.45, -16.58
Barcelona, Spain, 41.39, 2.16
Basra, Iraq, 30.51, 47.78
Beirut, Lebanon, 33.89, 35.5
Belfast, United Kingdom, 54.6, -5.93
Belgrade | Beograd, Serbia, 44.8, 20.47
Belo Horizonte, Brazil, -19.92, -43.94
Bergen, Norway, 60.39, 5.32
Berlin, Germany, 52.52, 13.41
Bern | Berne, Switzerland, 46.95, 7.45
Bhairab Bazar, Bangladesh, 24.05, 90.98
Bhopal, India, 23.25, 77.4
Biel | Bienne, Switzerland, 47.14, 7.25
Bilbao, Spain, 43.26, -2.93
Birmingham, United Kingdom, 52.48, -1.9
Bishkek, Kyrgyzstan, 42.87, 74.59
Bissau, Guinea-Bissau, 11.86, -15.6
Bogotá, Colombia, 4.61, -74.08
Bologna, Italy, 44.49, 11.34
Bonn, Germany, 50.73, 7.1
Bordeaux, France, 44.84, -0.58
Boston, United States, 42.36, -71.06
Brasília, Brazil, -15.78, -47.93
Bratislava, Slovakia, 48.15, 17.11
Brazzaville, Congo, -4.27, 15.28
Bremen, Germany, 53.08, 8.81
Brisbane, Australia, -27.47, 153.03
Bristol, United Kingdom, 51.46, -2.6
Brno, Czechia, 49.2, 16.61
Brooklyn, United States, 40.65, -73.95
Bucharest | București, Romania, 44.43, 26.11
Budapest, Hungary, 47.5, 19.04
Buenos Aires, Argentina, -34.61, -58.38
Bursa, Türkiye, 40.2, 29.06
Busan | 부산, South Korea, 35.1, 129.03
Cairo | القاهرة, Egypt, 30.06, 31.25
Calgary, Canada, 51.05, -114.09
Cali, Colombia, 3.44, -76.52
Canberra, Australia, -35.28, 149.13
Cape Town, South Africa, -33.93, 18.42
Caracas, Venezuela, 10.49, -66.88
Cardiff, United Kingdom, 51.48, -3.18
Casablanca, Morocco, 33.59, -7.61
Chandigarh, India, 30.74, 76.79
Changchun, China, 43.88, 125.32
Changsha, China, 28.2, 112.97
Charlotte, United States, 35.23, -80.84
Chengdu, China, 30.67, 104.07
Chicago, United States, 41.85, -87.65
Chișinău, Moldova, 47.01, 28.86
Chongqing, China, 29.56, 106.55
Christchurch, New Zealand, -43.53, 172.63
Cincinnati, United States, 39.1, -84.51
Cleveland, United States, 41.5, -81.69
Coimbatore, India, 11.01, 76.97
Colombo, Sri Lanka, 6.94, 79.85
Columbus, United States, 39.96, -83
Conakry, Guinea, 9.54, -13.68
Cork, Ireland, 51.9, -8.47
Curitiba, Brazil, -25.43, -49.27
Daegu, South Korea, 35.87, 128.59
Daejeon, South Korea, 36.35, 127.38
Dakar, Senegal, 14.69, -17.44
Dalian, China, 38.91, 121.6
Dallas, United States, 32.78, -96.81
Damascus, Syria, 33.51, 36.29
Dammam, Saudi Arabia, 26.43, 50.1
Da Nang, Vietnam, 16.07, 108.22
Dar es Salaam, Tanzania, -6.82, 39.27
Davao, Philippines, 7.07, 125.61
Denver, United States, 39.74, -104.98
Detroit, United States, 42.33, -83.05
Dili, Timor-Leste, -8.56, 125.57
Dnipro, Ukraine, 48.46, 35.04
Dodoma, Tanzania, -6.17, 35.74
Doha | الدوحة, Qatar, 25.29, 51.53
Donetsk, Ukraine, 48.02, 37.8
Dongguan, China, 23.02, 113.75
Dortmund, Germany, 51.51, 7.47
Dresden, Germany, 51.05, 13.74
Dublin, Ireland, 53.33, -6.25
Durban, South Africa, -29.86, 31.03
Dushanbe, Tajikistan, 38.54, 68.78
Düsseldorf | Duesseldorf, Germany, 51.22, 6.78
Edinburgh, United Kingdom, 55.95, -3.2
Edmonton, Canada, 53.55, -113.47
Eindhoven, Netherlands, 51.44, 5.47
El Paso, United States, 31.76, -106.49
Essen, Germany, 51.46, 7.01
Faisalabad, Pakistan, 31.42, 73.09
Faridabad, India, 28.41, 77.31
Fortaleza, Brazil, -3.72, -38.54
Fort Worth, United States, 32.73, -97.32
Foshan, China, 23.03, 113.13
Frankfurt | Frankfurt am Main, Germany, 50.12, 8.68
Freetown, Sierra Leone, 8.49, -13.24
Freiburg, Germany, 48, 7.85
Fresno, United States, 36.75, -119.77
Fukuoka, Japan, 33.6, 130.42
Gaborone, Botswana, -24.65, 25.91
Gaziantep, Türkiye, 37.06, 37.38
Gdańsk, Poland, 54.35, 18.65
Genoa | Genova, Italy, 44.4, 8.94
Ghaziabad, India, 28.67, 77.44
Ghent | Gent, Belgium, 51.05, 3.72
Gibraltar, Gibraltar, 36.14, -5.35
Gitega, Burundi, -3.43, 29.92
Glasgow, United Kingdom, 55.87, -4.26
Graz, Austria, 47.07, 15.45
Guadalajara, Mexico, 20.67, -103.39
Guatemala City, Guatemala, 14.64, -90.51
Guayaquil, Ecuador, -2.2, -79.89
Gujranwala, Pakistan, 32.16, 74.19
Guwahati, India, 26.14, 91.74
Gwangju, South Korea, 35.15, 126.92
Halifax, Canada, 44.65, -63.57
Hamburg, Germany, 53.55, 9.99
Hamilton, Canada, 43.25, -79.85
Hangzhou, China, 30.29, 120.16
Hanoi, Vietnam, 21.02, 105.84
Hanover | Hannover, Germany, 52.37, 9.73
Harare, Zimbabwe, -17.83, 31.05
Harbin, China, 45.75, 126.65
Havana, Cuba, 23.13, -82.38
Hefei, China, 31.86, 117.28
Helsinki, Finland, 60.17, 24.94
Hiroshima, Japan, 34.4, 132.45
Honolulu, United States, 21.31, -157.86
Houston, United States, 29.76, -95.36
Howrah, India, 22.58, 88.32
Hyderabad, India, 17.38, 78.46
Ibadan, Nigeria, 7.38, 3.91
Incheon, South Korea, 37.46, 126.71
Indianapolis, United States, 39.77, -86.16
Indore, India, 22.72, 75.83
Innsbruck, Austria, 47.26, 11.39
Islamabad | اسلام آباد, Pakistan, 33.72, 73.04
Istanbul | İstanbul, Türkiye, 41.01, 28.95
İzmir, Türkiye, 38.41, 27.14
Jabalpur, India, 23.17, 79.95
Jacksonville, United States, 30.33, -81.66
Jaffna, Sri Lanka, 9.67, 80.01
Jaipur, India, 26.92, 75.79
Jakarta, Indonesia, -6.21, 106.85
Jerusalem, Israel, 31.78, 35.22
Jinan, China, 36.67, 117
Jodhpur, India, 26.27, 73.01
Johannesburg, South Africa, -26.2, 28.04
Johor Bahru, Malaysia, 1.47, 103.76
Juárez, Mexico, 31.72, -106.46
Juba, South Sudan, 4.85, 31.58
Kabul, Afghanistan, 34.53, 69.17
Kampala, Uganda, 0.32, 32.58
Kandy, Sri Lanka, 7.29, 80.63
Kano, Nigeria, 12, 8.52
Kanpur, India, 26.47, 80.35
Karachi | کراچی, Pakistan, 24.86, 67.01
Kathmandu | काठमाडौं, Nepal, 27.7, 85.32
Kazan, Russia, 55.79, 49.12
Kharkiv | Kharkov, Ukraine, 49.98, 36.25
Khartoum, Sudan, 15.55, 32.53
Kigali, Rwanda, -1.95, 30.06
Kingston, Jamaica, 18, -76.79
Kinshasa, DR Congo, -4.33, 15.31
Klang, Malaysia, 3.04, 101.44
Kobe, Japan, 34.69, 135.18
Kota Bharu, Malaysia, 6.12, 102.24
Kraków | Cracow, Poland, 50.06, 19.94
Kuala Lumpur, Malaysia, 3.14, 101.69
Kunming, China, 25.04, 102.72
Kuwait City, Kuwait, 29.37, 47.98
Kyoto | 京都, Japan, 35.02, 135.75
Lagos, Nigeria, 6.45, 3.39
Lahore | لاہور, Pakistan, 31.56, 74.35
Lanzhou, China, 36.06, 103.84
La Paz, Bolivia, -16.5, -68.15
Las Vegas, United States, 36.17, -115.14
Lausanne, Switzerland, 46.52, 6.63
Leeds, United Kingdom, 53.8, -1.55
Leicester, United Kingdom, 52.64, -1.13
Leipzig, Germany, 51.34, 12.37
Libreville, Gabon, 0.39, 9.45
Lille, France, 50.63, 3.06
Lilongwe, Malawi, -13.97, 33.79
Lima, Peru, -12.04, -77.03
Linz, Austria, 48.31, 14.29
Liverpool, United Kingdom, 53.41, -2.98
Ljubljana, Slovenia, 46.05, 14.51
Lomé, Togo, 6.13, 1.22
London, United Kingdom, 51.51, -0.13
Los Angeles, United States, 34.05, -118.24
Luanda, Angola, -8.84, 13.23
Lucerne | Luzern, Switzerland, 47.05, 8.31
Lucknow, India, 26.84, 80.92
Ludhiana, India, 30.91, 75.85
Lugano, Switzerland, 46, 8.95
Lusaka, Zambia, -15.41, 28.29
Luxembourg City, Luxembourg, 49.61, 6.13
Lviv, Ukraine, 49.84, 24.02
Lyon | Lyons, France, 45.75, 4.85
Macau | 澳門, Macao, 22.2, 113.55
Madrid, Spain, 40.42, -3.7
Madurai, India, 9.92, 78.12
Málaga, Spain, 36.72, -4.42
Malé | Male, Maldives, 4.18, 73.51
Malmö | Malmo, Sweden, 55.61, 13
Managua, Nicaragua, 12.13, -86.25
Manama, Bahrain, 26.23, 50.59
Manaus, Brazil, -3.1, -60.02
Manchester, United Kingdom, 53.48, -2.24
Manila, Philippines, 14.6, 120.98
Mannheim, Germany, 49.49, 8.47
Maputo, Mozambique, -25.97, 32.58
Marseille | Marseilles, France, 43.3, 5.38
Maseru, Lesotho, -29.32, 27.48
Mashhad, Iran, 36.32, 59.57
Mbabane, Eswatini, -26.32, 31.13
Mecca | Makkah, Saudi Arabia, 21.43, 39.83
Medan, Indonesia, 3.58, 98.67
Medellín, Colombia, 6.25, -75.56
Medina | Madinah, Saudi Arabia, 24.47, 39.61
Meerut, India, 28.98, 77.71
Melbourne, Australia, -37.81, 144.96
Memphis, United States, 35.15, -90.05
Mexico City | Ciudad de México, Mexico, 19.43, -99.13
Miami, United States, 25.76, -80.19
Milwaukee, United States, 43.04, -87.91
Minneapolis, United States, 44.98, -93.27
Minsk, Belarus, 53.9, 27.57
Mogadishu, Somalia, 2.04, 45.34
Monaco, Monaco, 43.73, 7.42
Monrovia, Liberia, 6.3, -10.8
Montevideo, Uruguay, -34.9, -56.19
Montpellier, France, 43.61, 3.88
Montreal, Canada, 45.51, -73.59
Mosul, Iraq, 36.34, 43.12
Multan, Pakistan, 30.2, 71.48
Murcia, Spain, 37.99, -1.13
Muscat, Oman, 23.58, 58.41
Nagoya, Japan, 35.18, 136.91
Nagpur, India, 21.15, 79.08
Nairobi, Kenya, -1.28, 36.82
Nanjing, China, 32.06, 118.78
Nantes, France, 47.22, -1.55
Nashik, India, 20, 73.79
Nashville, United States, 36.17, -86.78
Nay Pyi Taw, Myanmar, 19.75, 96.13
N'Djamena, Chad, 12.11, 15.04
Negombo, Sri Lanka, 7.21, 79.84
Newcastle, United Kingdom, 54.97, -1.61
New Orleans, United States, 29.95, -90.07
Niamey, Niger, 13.51, 2.11
Nice, France, 43.7, 7.27
Nicosia, Cyprus, 35.18, 33.36
Ningbo, China, 29.88, 121.55
Nizhny Novgorod, Russia, 56.33, 44
Noida, India, 28.57, 77.32
Nottingham, United Kingdom, 52.95, -1.15
Nouakchott, Mauritania, 18.09, -15.98
Novosibirsk, Russia, 55.04, 82.93
Odesa | Odessa, Ukraine, 46.48, 30.73
Oklahoma City, United States, 35.47, -97.52
Omsk, Russia, 54.99, 73.37
Orlando, United States, 28.54, -81.38
Osaka | 大阪, Japan, 34.69, 135.5
Oslo, Norway, 59.91, 10.75
Ottawa, Canada, 45.41, -75.7
Ouagadougou, Burkina Faso, 12.37, -1.53
Palermo, Italy, 38.13, 13.34
Palma, Spain, 39.57, 2.65
Panama City, Panama, 8.99, -79.52
Paramaribo, Suriname, 5.87, -55.17
Paris, France, 48.85, 2.35
Patna, India, 25.59, 85.14
Perth, Australia, -31.95, 115.86
Peshawar, Pakistan, 34.01, 71.58
Philadelphia, United States, 39.95, -75.16
Phnom Penh, Cambodia, 11.56, 104.92
Phoenix, United States, 33.45, -112.07
Pittsburgh, United States, 40.44, -80
Podgorica, Montenegro, 42.44, 19.26
Pokhara, Nepal, 28.27, 83.97
Port-au-Prince, Haiti, 18.54, -72.34
Portland, United States, 45.52, -122.68
Port Louis, Mauritius, -20.16, 57.5
Port Moresby, Papua New Guinea, -9.48, 147.15
Port of Spain, Trinidad & Tobago, 10.67, -61.52
Porto-Novo, Benin, 6.5, 2.6
Porto, Portugal, 41.15, -8.61
Poznań, Poland, 52.41, 16.93
Prayagraj | Allahabad, India, 25.44, 81.84
Pretoria, South Africa, -25.74, 28.19
Pristina, Kosovo, 42.67, 21.17
Pune | Poona, India, 18.52, 73.86
Pyongyang, North Korea, 39.03, 125.75
Qingdao, China, 36.06, 120.38
Quetta, Pakistan, 30.18, 67
Quezon City, Philippines, 14.65, 121.05
Quito, Ecuador, -0.23, -78.52
Rabat, Morocco, 34.01, -6.83
Rajkot, India, 22.29, 70.79
Raleigh, United States, 35.78, -78.64
Ras Al Khaimah, United Arab Emirates, 25.79, 55.94
Rawalpindi, Pakistan, 33.6, 73.05
Rennes, France, 48.11, -1.67
Reykjavik, Iceland, 64.14, -21.9
Riga, Latvia, 56.95, 24.11
Rio de Janeiro, Brazil, -22.91, -43.18
Rotterdam, Netherlands, 51.92, 4.48
Sacramento, United States, 38.58, -121.49
Saidpur, Bangladesh, 25.78, 88.89
Saint Louis | St Louis, United States, 38.63, -90.2
Saitama, Japan, 35.91, 139.66
Salt Lake City, United States, 40.76, -111.89
Salvador, Brazil, -12.97, -38.51
Salzburg, Austria, 47.8, 13.04
Samara, Russia, 53.2, 50.15
Sanaa, Yemen, 15.35, 44.21
San Antonio, United States, 29.42, -98.49
San Diego, United States, 32.72, -117.16
San Francisco, United States, 37.77, -122.42
San Jose, United States, 37.34, -121.89
San Juan, Puerto Rico, 18.47, -66.11
San Salvador, El Salvador, 13.69, -89.19
Santiago, Chile, -33.46, -70.65
Santo Domingo, Dominican Republic, 18.47, -69.89
São Paulo, Brazil, -23.55, -46.64
Sapporo, Japan, 43.07, 141.35
Sarajevo, Bosnia & Herzegovina, 43.85, 18.36
Seattle, United States, 47.61, -122.33
Sendai, Japan, 38.27, 140.87
Seoul | 서울, South Korea, 37.57, 126.98
Seville | Sevilla, Spain, 37.38, -5.97
Shantou, China, 23.37, 116.71
Sharjah, United Arab Emirates, 25.34, 55.41
Sheffield, United Kingdom, 53.38, -1.47
Shenyang, China, 41.79, 123.43
Shenzhen, China, 22.55, 114.07
Shijiazhuang, China, 38.04, 114.48
Shillong, India, 25.57, 91.88
Siliguri, India, 26.71, 88.43
Skopje, North Macedonia, 42, 21.43
Sofia, Bulgaria, 42.7, 23.32
Solapur, India, 17.67, 75.91
Sonargaon, Bangladesh, 23.65, 90.62
Southampton, United Kingdom, 50.9, -1.4
Srinagar, India, 34.09, 74.81
St Gallen | St. Gallen, Switzerland, 47.42, 9.37
Stockholm, Sweden, 59.33, 18.07
Strasbourg, France, 48.58, 7.75
Stuttgart, Germany, 48.78, 9.18
Sucre, Bolivia, -19.03, -65.26
Surabaya, Indonesia, -7.25, 112.75
Surat, India, 21.2, 72.83
Suzhou, China, 31.3, 120.6
Sydney, Australia, -33.87, 151.21
Taipei | 台北, Taiwan, 25.05, 121.53
Taiyuan, China, 37.87, 112.56
Tallinn, Estonia, 59.44, 24.75
Tampa, United States, 27.95, -82.46
Tangshan, China, 39.63, 118.18
Tashkent, Uzbekistan, 41.26, 69.22
Tbilisi, Georgia, 41.69, 44.83
Tegucigalpa, Honduras, 14.08, -87.21
Tel Aviv, Israel, 32.07, 34.78
Thane, India, 19.2, 72.96
Thessaloniki, Greece, 40.64, 22.93
Thimphu, Bhutan, 27.47, 89.64
Tianjin, China, 39.14, 117.18
Tijuana, Mexico, 32.5, -117
Tirana, Albania, 41.33, 19.82
Tirunelveli, India, 8.73, 77.68
Tongi, Bangladesh, 23.89, 90.4
Toronto, Canada, 43.7, -79.42
Toulouse, France, 43.6, 1.44
Trincomalee, Sri Lanka, 8.58, 81.23
Tripoli, Libya, 32.89, 13.19
Tucson, United States, 32.22, -110.93
Tunis, Tunisia, 36.82, 10.17
Ulaanbaatar | Ulan Bator, Mongolia, 47.91, 106.88
Ürümqi, China, 43.8, 87.6
Utrecht, Netherlands, 52.09, 5.12
Vadodara | Baroda, India, 22.3, 73.21
Valencia, Spain, 39.47, -0.38
Vancouver, Canada, 49.25, -123.12
Varanasi, India, 25.32, 83.01
Verona, Italy, 45.44, 10.99
Vientiane, Laos, 17.97, 102.6
Vilnius, Lithuania, 54.69, 25.28
Visakhapatnam | Vizag, India, 17.68, 83.2
Washington DC, United States, 38.9, -77.04
Wellington, New Zealand, -41.29, 174.78
Windhoek, Namibia, -22.56, 17.08
Winnipeg, Canada, 49.88, -97.15
Winterthur, Switzerland, 47.5, 8.72
Wrocław, Poland, 51.1, 17.03
Wuhan, China, 30.58, 114.27
Wuxi, China, 31.57, 120.29
Xiamen, China, 24.48, 118.08
Xi'an, China, 34.26, 108.93
Yamoussoukro, Côte d'Ivoire, 6.82, -5.28
Yaoundé, Cameroon, 3.87, 11.52
Yekaterinburg, Russia, 56.85, 60.61
Yerevan, Armenia, 40.18, 44.51
Yokohama, Japan, 35.43, 139.65
Zagreb, Croatia, 45.81, 15.98
Zaporizhzhia, Ukraine, 47.82, 35.19
Zaragoza, Spain, 41.66, -0.88
Zhengzhou, China, 34.76, 113.65
Zhongshan, China, 22.52, 113.38
Zibo, China, 36.79, 118.06
Zurich | Zürich | Zuerich, Switzerland, 47.37, 8.55
Łódź, Poland, 51.77, 19.47
`;
