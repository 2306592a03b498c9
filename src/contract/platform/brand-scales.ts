/** The shades of the main color, from light to dark. An admin's main color replaces shade 700. */
export const mainScale = {
  50: '#eef2f8',
  100: '#d9e1ee',
  200: '#b4c3dc',
  300: '#869dc3',
  400: '#5a76a6',
  500: '#3c5788',
  600: '#2a3f63',
  700: '#1d2f50',
  800: '#142033',
  900: '#0d1524',
  950: '#080d17',
};

/** The shades of the accent color. An admin's accent color replaces shade 500. */
export const accentScale = {
  100: '#fce8d5',
  200: '#f9d0aa',
  300: '#f5b57a',
  500: '#f08a33',
  600: '#d1701c',
  700: '#9a4f0e',
  900: '#4a2708',
};
