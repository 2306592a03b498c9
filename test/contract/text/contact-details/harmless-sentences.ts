/** Sentences about watches, as buyers and sellers write them, without any contact details. */
export const harmlessSentences = `
Is the 126334-0002 still available?
The reference is 126610LV-0002, bought new in Dubai.
Reference 116500LN-0001, full set, 2021.
Ref. 5711/1A-010 in steel, or the 5711/1R-001 in rose gold?
Mine is the 15202ST.OO.1240ST.01 from 2019.
Do you have the 311.30.42.30.01.005 or the newer 310.30.42.50.01.001?
The Tissot is a T137.407.11.041.00.
Longines L3.781.4.56.6, 41 mm, blue dial.
The Hamilton is H70455133.
The Seiko SKX007J1 and the SRPD55K1 are both gone.
The Casio DW-5600E-1VER runs on module 3229.
Ref 79030N-0001, on bracelet.
Case number 6138-0011, serial 770123.
Seiko 6139-6002 from 1971, all original.
Ref. 2915-1 from 1957, with the broad arrow hands.
Grand Seiko SBGA211, caliber 9R65.
It has the calibre 3135 with 31 jewels and 28,800 vph.
Movement 7S26-0020, case back reads 7S26-0028.
ETA 2824-2, serviced in 2022.
The module is the Miyota 9015 or 9039.
No. 0012/0500 of the limited edition.
It is number 0745/1957 of the limited edition.
Limited to 500 pieces, this is 123/500.
One of 1969 pieces, mine is 0007/1969.
Edition 010/100 with the blue dial.
Serial 0123456789, as on the card.
Serial number 1234567890 on the case back.
The serial is 77123456 and matches the papers.
Serial no. 0012345678, stamped in 1965.
The serial no 24512345 dates it to 1967.
Movement no. 20536782, case no. 1234567.
Movement number 0412345678 is under the balance.
Case 0012345, movement 0098765.
UPC 036000291452 is on the box.
The barcode 4006381333931 is on the hang tag.
EAN 7612356123456, in sealed packaging.
Certificate 0098765432 from 2018.
Serial F123456, random serials start with 2010.
Serial W654321 means 1995.
Model 0634-12-345678, as the box says.
I was away from 06/11/26 - 08/11/26.
Away 06/11/26-08/11/26, back after that.
Available from 05.12.26 to 07.12.26, afternoons.
Bought on 01/02/2019, sold in the same year.
Serviced on 12-03-2021 and again on 14-04-2024.
The guarantee runs from 2024-05-01 to 2029-05-01.
Papers dated 03/04/98, box included.
Last service 11.09.2020, pressure test 12.09.2020.
Shall we meet on 31/12/2026 at 10.30?
Shall we meet on 01-05-2026 at 11 30?
It was bought 01.03.2019 - 950 dollars then.
I can come 5/12 or 6/12, after 4 pm.
Free on 07/12/26, 08/12/26 and 09/12/26.
The warranty ends 2027/03/15.
Made between 1965 and 1972.
Bought in 2019, serviced 2021-2023.
The years 2017, 2018, 2019 and 2020 had the same dial.
bought 2019.Net price
I bought it in 2019.Net price is 500.
It was serviced in 2021.Info on the card.
Great condition.It runs well.
Nice watch.Shop closed now.
Runs well.Online price was higher.
The strap is new.Net weight is 95 g.
No box.Papers are here.
Comes with box.papers/card.
It has scratches.see the photos
Keeps time.to the second almost.
Good.In the box since 2015.
Old strap.New buckle.
Is $1,250.50 your last price?
I can do 1 250 000 or 1,25,00,000/-.
Would you take 12500-13500?
Between 75000 80000 taka, what do you say?
I saw two for 65000 70000 last month.
Prices are 300 500 1000 for the three straps.
I paid 250 350 1200 for the last three.
2,000 is too much, 1,800 is fair.
25000 tk, last price.
৳25,000 cash on meeting.
১২৫০ টাকা হবে?
Last price ২৫০০০ টাকা?
980,00 EUR in the shop, 750 here?
Two pieces @ 300.50 each.
3 straps @ 15 each, 40 for all.
Shall we meet @ noon?
Meet me @Kandirpar tomorrow.
I can meet @home or at the bank.
USD 1250, EUR 1100 or GBP 980.
I'd pay 1000 now and 250 later.
Is 950 + 50 for the strap OK?
The price fell from 1,499 to 1,299 to 1,199.
100% original, 0% polished.
10 to 20 % less than the 4500 on the market.
Down from 12000000 to 11500000 rupiah.
The deposit of 10% is 125.00.
It is 40 mm x 47 mm x 12.5 mm.
Sizes 38, 40, 42, 44 and 46 mm; 38 40 42 44 46.
36 38 39 40 41 42 mm are all made.
Lug to lug 48.5 mm, lugs 20 mm, weight 145 g.
Strap 20/18 mm, 115/75 mm long.
Fits wrists from 16.5 to 19.5 cm.
It gains +0.5 1.0 1.5 2.0 2.5 seconds a day.
+2/-4 seconds a day, beat error 0.1 ms, amplitude 285.
Timegrapher: +3 +5 +2 -1 0 +4.
Amplitude 270-290 in 6 positions.
Rate +4 s/d, 52 degrees lift angle.
100 m / 330 ft / 10 bar.
Water resistant to 1000 m since 1970.
Tested at 10 20 30 bar.
A power reserve of 38 to 42 hours.
21600, 25200 or 28800 vibrations?
18,000 bph, 17 jewels, 5 adjustments.
0.01 carats of diamonds on the bezel.
The bezel has 120 clicks.
A 9 out of 10, bracelet 8/10.
Condition 8.5/10, glass 10/10.
The crown is at 4, the date at 3 and the second at 6.
Look at the dot at six o'clock, and at the dial.
There is a dot at twelve.
Is it one of two, or one of three?
One two three hands, that is all I see.
Two of four links are missing, six are left.
Seven links, eight with the half link.
Do you have one or two more photos?
I have three, four counting my father's.
ek dui din por ashbo.
Char ta link ache, pach ta nai.
At six or at seven?
At the mall at five, at the bank at six.
Let us meet at noon. See you at Kandirpar.
Sector 7, road 12, house 345.
House 12, road 27, Dhanmondi, Dhaka 1209.
Chattogram 4000, GEC circle, second floor.
Flat 3B, block C, Banani 1213.
At shop 214, level 2, Bashundhara City.
Platform 2 at 10:15, train 701.
The bus 27 stops there at 10.05 and 10.35.
Is 10:30 or 11:00 better?
Between 10.30 and 11.45, not after 12.15.
I'm free from 0900 to 1730.
At 0600 or 2200 hours, as on the 24 hour dial.
A GMT with zones -12 to +12.
Stopwatch 00:00.00 to 59:59.99.
1/5 and 1/10 second chronograph, 30 minutes, 12 hours.
A 1/100 s chronograph with 3 counters.
The tachymeter goes from 400 to 60.
The telemeter and the pulsations of 30 are red.
Signal red second hand, does it glow?
imo it is a fair price.
IMO the older dial is nicer.
In my opinion it is worth 900.
I saw it on a forum last year.
I will send a message here tomorrow.
Can we talk here about the strap?
Please answer here, I am online at night.
Is the shop in your street open?
The store in Gulshan wanted 1,500.
Which app shows the rate?
What is the site of the old factory?
Do you still have the net bag?
Co-axial escapement, METAS certified.
Made in France, by L. Leroy & Cie.
By A. Lange & Söhne, Glashütte i. Sa.
H. Moser & Cie. Endeavour, no logo.
F.P. Journe, number 045-CB.
J.W. Benson, London, 1940s.
W.W.W. means watch wristlet waterproof.
A so-called D.N.H. of the Navy.
St. Imier, or St. Dupont?
Mr. Rahman, is it i.e. the small one?
It runs, e.g. 2 s fast, etc. etc.
Is it U.S. made, P.O. Box stamp?
No.1 of the shop, No.2 is sold.
Vol. 2 of the book, p. 114.
Type XX, type 20, type XXI 3817.
Dial "T SWISS T", T<25.
L.E. of 1,000; price incl. VAT.
Omega Cal.321, cal.861 and cal.1861.
Cal. 7750 with day-date.
Caliber 0661 or 0662?
Patent 2.374.260, Swiss patent 268033.
Hallmark 750, Helvetia, and 0.750.
18K gold, 750, 0750 on the clasp.
Clasp code OP9, bracelet 93150, ends 501B.
Bracelet 78360 with 558B ends, 78390A clasp.
Bracelet 1171 with 633 ends, 12 links.
Crown 24-703, tube 24-7030.
Gasket 29-204-40, crystal 25-295.
Crystal 145.022 fits PZ5042.
Battery 377 or SR626SW, 1.55 V.
Battery CR2016, not CR2032.
Spring bar 1.5 mm, 1.8 mm or 2.0 mm?
Screws of 0.8 1.0 1.2 1.4 mm.
Torx T6, key of 5.5 mm.
The box is 20 x 15 x 10 cm, 1.2 kg.
It is 2nd hand, 1st owner, 3 years old.
Owner since 2011, 2 services since, 1 polish.
Insured for 5000, tracked parcel of 1.2 kg.
Would you swap for a SNZG15 plus 100?
I'd swap my SARB033 or SARB035 for it.
SKX013 + 50, or SNK809 + 120?
Any trade for the BB58 79030B?
Speedmaster 3861 or 1861?
Nomos 701 and 7101, hand wound.
Citizen NY0040-09EE, 42 mm.
Orient RA-AA0002L19B, 2023.
Casio A158WA-1, F-91W-1 and A700W-1A.
G-Shock GA-2100-1A1, module 5611.
Tudor M79830RB-0001 with papers.
Omega 166.0324, 2531.80.00 and 2254.50.00.
Oris 01 733 7707 4064, green dial.
Oris 01 754 7741 4065-07 5 20 58FC.
Rado R12637013, 1980s.
Breitling AB0118A51L1X1, full set.
Cartier WSTA0065, 3797-serial.
`
  .trim()
  .split('\n');
