import type { Parcel } from './parcel';

/**
 * The carriers that a seller can choose, with the address of their tracking, in which {number} stands for the tracking
 * number. A seller may also type another one, to which there is no link.
 */
const trackingAddresses: Record<string, string> = {
  DHL: 'https://www.dhl.com/global-en/home/tracking/tracking-parcel.html?submit=1&tracking-id={number}',
  UPS: 'https://www.ups.com/track?tracknum={number}',
  FedEx: 'https://www.fedex.com/fedextrack/?trknbr={number}',
  EMS: 'https://www.ems.post/en/global-network/tracking',
  DPD: 'https://tracking.dpd.de/status/en_US/parcel/{number}',
  GLS: 'https://gls-group.eu/EU/en/parcel-tracking?match={number}',
  'Australia Post': 'https://auspost.com.au/mypost/track/#/details/{number}',
  'Austrian Post': 'https://www.post.at/sv/sendungsdetails?snr={number}',
  'Canada Post': 'https://www.canadapost-postescanada.ca/track-reperage/en#/details/{number}',
  Correos:
    'https://www.correos.es/es/es/herramientas/localizador/envios/detalle?tracking-number={number}',
  'Deutsche Post': 'https://www.deutschepost.de/de/s/sendungsverfolgung.html?piececode={number}',
  Evri: 'https://www.evri.com/track/parcel/{number}',
  'Japan Post':
    'https://trackings.post.japanpost.jp/services/srv/search/direct?reqCodeNo1={number}&locale=en',
  'La Poste': 'https://www.laposte.fr/outils/suivre-vos-envois?code={number}',
  Pathao: 'https://merchant.pathao.com/tracking?consignment_id={number}',
  'Poste Italiane': 'https://www.poste.it/cerca/index.html#/risultati-spedizioni/{number}',
  PostNL: 'https://jouw.postnl.nl/track-and-trace/{number}',
  REDX: 'https://redx.com.bd/track-parcel/?trackingId={number}',
  'Royal Mail': 'https://www.royalmail.com/track-your-item#/tracking-results/{number}',
  'Swiss Post': 'https://service.post.ch/ekp-web/ui/entry/search/{number}',
  USPS: 'https://tools.usps.com/go/TrackConfirmAction?tLabels={number}',
};

export const carriers = Object.keys(trackingAddresses);

/** Returns the page of a carrier about a parcel; undefined for a carrier that is not in the list. */
export function trackingLink(parcel: Parcel): string | undefined {
  if (!Object.hasOwn(trackingAddresses, parcel.carrier)) return undefined;
  return trackingAddresses[parcel.carrier]?.replace(
    '{number}',
    encodeURIComponent(parcel.trackingNumber),
  );
}
