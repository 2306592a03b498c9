import { maxReportedFaults, type ImportFault } from '../../../../contract/selling/product-import';

/** The number of rows that a fault names. */
const maxNamedRows = 10;

/** Collects the first faults, each once with its rows, and counts all. */
export class FaultList {
  private readonly faultByText = new Map<string, ImportFault>();
  count = 0;

  get faults(): ImportFault[] {
    return [...this.faultByText.values()];
  }

  add(row: number, column: string, message: string): void {
    this.count += 1;
    const text = `${column}\n${message}`;
    const same = this.faultByText.get(text);
    if (same) {
      same.rowCount = (same.rowCount ?? 1) + 1;
      same.otherRows ??= [];
      if (same.otherRows.length < maxNamedRows - 1) same.otherRows.push(row);
    } else if (this.faultByText.size < maxReportedFaults) {
      this.faultByText.set(text, { row, column, message });
    }
  }
}
