/** A setting whose value is a whole number. */
export interface NumberSetting {
  label: string;
  unit: string;
  /** The default, unless an environment variable sets another one. */
  byDefault: number;
  /** The minimum in the console, 1 by default. */
  min?: number;
  /** The maximum in the console. */
  max: number;
  description: string;
}
