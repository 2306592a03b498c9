/** Gives a function that lets everybody who asks for a thing while it is being made wait for it. */
export function shareFlights<Result>() {
  const flights = new Map<string, Promise<Result>>();

  return function inFlight(key: string, make: () => Promise<Result>): Promise<Result> {
    const flight = flights.get(key) ?? make().finally(() => flights.delete(key));
    flights.set(key, flight);
    return flight;
  };
}
