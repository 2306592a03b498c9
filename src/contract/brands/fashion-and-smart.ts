/**
 * Fashion brands with watches, and makers of smartwatches. Each line is a label and its other names. A question mark
 * precedes a name that is also an ordinary word.
 */
export const fashionBrands = `
Accurist
Adidas
Akribos | Akribos XXIV
Anne Klein
Armani Exchange | AX Armani Exchange
Bering
?Braun
Breil
Burberry
Calvin Klein | CK Calvin Klein | ?CK
Chanel
Charles Jourdan
Cluse
?Coach
?Columbia
Daniel Wellington
?Diesel
Dior | Christian Dior
Disney
DKNY | Donna Karan
Dolce & Gabbana
Emporio Armani | Armani
Esprit
Fastrack
Fendi
?Ferrari | Scuderia Ferrari
Festina
?Fossil
?Freestyle
Gant
Gevril
Giorgio Armani
Gucci
?Guess | Guess Collection
Hugo Boss | ?Boss
Ice-Watch | Ice Watch
Jacques Lemans
?Jaguar
Just Cavalli
Kate Spade
Kenneth Cole
Lacoste
Lamborghini | Tonino Lamborghini
?Lotus
Louis Vuitton
Luminox
Marc Jacobs | Marc by Marc Jacobs
Maserati
Michael Kors | Micheal Kors | Michel Kors
Morellato
MVMT
Nautica
Nike
Nine West
Nixon
Nordgreen
Obaku
Olivia Burton
Paul Smith
Philip Stein
?Police
Puma
Quiksilver
?Reactor
?Relic
Rip Curl
Roberto Cavalli
Salvatore Ferragamo | Ferragamo
?Sector
Skagen
Smith & Wesson
?Sonata
?Storm
Stuhrling | Stührling
Superdry
Swarovski
Swiss Legend
Swiss Military | Swiss Military Hanowa
TechnoMarine | Techno Marine
Ted Baker
Tiffany & Co. | ?Tiffany
Timberland
Tommy Bahama
Tommy Hilfiger
Tory Burch
Under Armour
Versace | Versus Versace
Vestal
Viceroy
Vincero
Van Cleef & Arpels | Van Cleef
Zoop
`;
export const smartwatchMakers = `
Amazfit | Amaz Fit
?Apple | Apple Watch | iWatch | Apple iWatch
?Asus | Asus ZenWatch | ZenWatch
?boAt | boAt Storm | boAt Xtend | boAt Wave
?CMF | CMF Watch | CMF by Nothing | ?Nothing
Colmi
Coros
Fire-Boltt | Fireboltt | Fire Bolt
Fitbit | Fit Bit
Garmin
?Google | Google Pixel Watch | Pixel Watch
Haylou
?Honor | Honor Band | Honor Magic Watch
Huawei
Imilab
Kieslect
Kospet
?LG
Mibro
Mobvoi | TicWatch
Motorola | Moto 360
?Noise | NoiseFit | Noise ColorFit
OnePlus | One Plus
Oppo
?Pebble | Pebble Time
?Polar | Polar Vantage | Polar Ignite | Polar Grit X
Realme
Samsung | Galaxy Watch
Sony | Sony SmartWatch
Suunto
Withings
Xiaomi | Mi Band | Mi Watch | Redmi Watch | Redmi
Zeblaze
`;
