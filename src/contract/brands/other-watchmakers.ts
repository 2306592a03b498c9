/**
 * Makers of watches outside Switzerland and Germany. Each line is a label and its other names. A question mark
 * precedes a name that is also an ordinary word.
 */
export const otherWatchmakers = `
Addiesdive | Addies Dive
Alba
AnOrdain
Armida
Armitron
Astor & Banks
Autodromo
?Aviator
?Baltic | Baltic Watches
Bangalore Watch Company
?Beijing | Beijing Watch Factory
Benrus
Benyar
Bertucci
Boldr
Borealis
Bremont
?Brew | Brew Watch
Briston
Buler
?Buran
Cadisen
Campanola
Caravelle
?Carnival
Chaika
Casio | Cassio | G-Shock | Baby-G | Edifice | Pro Trek | Protrek
Christopher Ward | Chris Ward
Chronoswiss
Citizen | Citizan | Citzen
Corgeut
Credor | Seiko Credor
Cronos
Curren
Dan Henry
?Deep Blue
Depancel
Direnzo
Ebohr
Elgin
Farer
?Fears | Fears Watch
Fiyta
Forsining
Furlan Marri
Garrick
Gavox
Geckota
Grand Seiko | Seiko Grand Seiko | Grandseiko
Guanqin
Halios
Heimdallr
?Helm | Helm Watches
Helbros
Helson
Henry Archer
HMT
Holuns
?Illinois | Illinois Watch Company
Ingersoll
Invicta
?Islander | Islander Watches
Jaipur Watch Company
?Knot
Kurono Tokyo | Kurono
Laventure
Lige
?Lip
Lobinni
Lorier
Lorus
?Luch
Lüm-Tec
?Marathon
March LA.B
Maxima
Megir
Michel Herbelin | Herbelin
Minase
?Ming
Mini Focus
Molnija | Molnia
Monta
Naviforce
Nodus
Oak & Oscar
Ocean Crawler
Olevs
Orient | Orient Star
Pagani Design | Pagani
Parnis
Pequignet
Phoibos
?Pinion
Pobeda
Poedagar
Poljot
Prim
?Proxima
Pulsar
Q&Q | Citizen Q&Q
Raketa
?Reward
RGM
Ricoh
Rossini
?Rotary
San Martin
Sanda
Schofield
Sea-Gull | Seagull
Seiko | Seico | Sieko | King Seiko
Sekonda
Serica
?Shanghai
Shinola
Skmei
Slava
Smael
?Smiths
Spinnaker
Steeldive | Steel Dive
Studio Underd0g | Studio Underdog
Sturmanskie
Sugess
Tandorio
Timex
?Titan | Titan Raga | Titan Edge | Titan Nebula
Traska
Traser
Tsar Bomba
?Undone
Vaer
Vario
Ventus
?Vertex
Vostok | Wostok
Waltham
?Weiss
Westclox
?Winner
?Wired
Yema
Zarya
Zelos
?Zim
`;
