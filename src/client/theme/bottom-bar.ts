/**
 * Where the bar at the bottom of the window is shown: on a phone, but not in a window as low as with an open
 * keyboard or at 400 % zoom.
 */
export const bottomBarQuery = '@media (max-width: 767.98px) and (min-height: 30.01rem)';

/** The height of the bar where it is shown, with the part that a phone's own bar covers. */
export const bottomBarHeight = 'calc(3.5rem + env(safe-area-inset-bottom, 0px))';

/** For `bottom` of what sticks above the bar: its height, or zero where it is not shown. */
export const aboveBottomBar = 'var(--bottom-bar)';
