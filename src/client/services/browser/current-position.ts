/** Whoever stands in a place waits at most this long for the position, in milliseconds. */
const timeout = 15_000;
/** A position of the last ten minutes is good enough. */
const maximumAge = 600_000;

/**
 * Returns the position of the device in degrees, rounded to about 1 km. The browser asks the user first.
 * @throws an error with a message for the user
 */
export function currentPosition(): Promise<{ latitude: number; longitude: number }> {
  return new Promise((resolve, reject) => {
    const fail = (reason: string) => reject(new Error(`${reason} Enter a place instead.`));
    // Browsers offer it to secure pages only.
    if (!('geolocation' in navigator)) return fail('This browser can’t tell where you are.');
    navigator.geolocation.getCurrentPosition(
      ({ coords }) =>
        resolve({ latitude: round(coords.latitude), longitude: round(coords.longitude) }),
      ({ code, PERMISSION_DENIED }) =>
        fail(
          code === PERMISSION_DENIED
            ? 'Your browser is set to keep your position from this site.'
            : 'Your position could not be found.',
        ),
      { timeout, maximumAge },
    );
  });
}

const round = (degrees: number) => Math.round(degrees * 100) / 100;
