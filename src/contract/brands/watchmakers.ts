/**
 * Makers of watches in Switzerland and Germany. Each line is a label and its other names. A question mark
 * precedes a name that is also an ordinary word.
 */
export const swissAndGermanBrands = `
A. Lange & Söhne | A Lange und Sohne | A Lange Sons | Lange & Söhne | ?Lange
Accutron
Alpina
Angelus
Aquastar
Archimede
Armand Nicolet
Arnold & Son | Arnold & Sons
?Atlantic
Audemars Piguet | Audemar Piguet | Audemars | Adumar Piguet | ?AP
Azimuth
?Ball | Ball Watch | Ball Watch Co
Baume & Mercier | Baume Mercier | Baume
Bell & Ross | Bell Ross
Blancpain | Blanc Pain
Bovet
Breguet
Breitling | Brietling | Breightling | Bretling
Bulgari | Bvlgari
Bulova | Bullova
Camy
Candino
Carl F. Bucherer | Carl Bucherer | Bucherer
Cartier | Must de Cartier | Cartier Paris
Certina
Chopard
Christophe Claret
Claude Bernard
Concord
Cortébert
Corum
Croton
Cyma
Czapek
Damasko
Davosa
De Bethune
Delbana
Delma
Doxa
Dugena
Eberhard & Co. | Eberhard
Ebel
Edox
Enicar
Epos
Ernest Borel
Eterna | Eterna Matic
Excelsior Park
F.P. Journe | François-Paul Journe | Journe
Favre-Leuba | Favre Leuba
Felca
Formex
Fortis
Franck Muller | Frank Muller
Frederique Constant | Frederic Constant
Gallet
Girard-Perregaux | Girard Perregeaux
Glashütte Original | Glashuette Original
Glycine
?Graham
Greubel Forsey
Gruen
H. Moser & Cie | Moser & Cie | H Moser
Habring²
Hamilton
Hanhart
Harry Winston
Helvetia
Henri Sandoz | Sandoz
Hermès
Hublot | Hublo
IWC | IWC Schaffhausen | International Watch Company | International Watch Co
Jacob & Co.
Jaeger-LeCoultre | JLC | Jaeger | LeCoultre | Jaeger Lecoulter | Jaeger le Coultre
Jaquet Droz
Junghans
Junkers
Juvenia
Kienzle
Laco
Lanco
Laurent Ferrier
Lemania
Leonidas
Limes
?Limit
Longines
Louis Erard
Louis Moinet
MB&F
?Marvin
Mathey-Tissot
Maurice Lacroix
MeisterSinger
Mido
Milus
Minerva
Mondaine
Montblanc | Mont Blanc
Movado
Mühle Glashütte | Muehle Glashuette | Muhle
Nivada | Nivada Grenchen
Nomos | Nomos Glashütte
Ogival
Ollech & Wajs
Omega
Oris
Panerai | Officine Panerai | Penerai
Parmigiani | Parmigiani Fleurier
Patek Philippe | Patek | Patek Phillipe | Patek Philip | Patek Phillip | Patek Philipe
Perrelet
Piaget
Porsche Design
Rado
Raymond Weil | Raymond Well
Ressence
Richard Mille
Roamer
Rodania
Roger Dubuis
Rolex | Rollex | Rolax
Romain Jerome
Ruhla
Sicura
Sinn | Sinn Spezialuhren
Solvil et Titus | Solvil Titus | Titus
Squale
Steinhart
Stowa
Swatch
TAG Heuer | Tag Huer | Tag Hauer | Tag Heur | Tagheur | Heuer | ?TAG
Tavannes
Technos
Tissot | Tisot | Tissott
Titoni
Tressa
Tudor | Rolex Tudor
Tutima
Ulysse Nardin | Ulysses Nardin
Union Glashütte
Universal Genève | Universal Geneva
Urwerk
Vacheron Constantin | Vacheron & Constantin | Vacheron Constantine | Vacheron
Victorinox | Swiss Army
Vulcain
Wakmann
Wenger
West End Watch Co. | West End Watch | West End
Wittnauer | Longines Wittnauer
Zenith
Zeppelin
?Zodiac
`;
