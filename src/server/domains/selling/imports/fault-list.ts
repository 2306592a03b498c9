import { maxReportedFaults, type ImportFault } from '../../../../contract/selling/product-import';

/** Collects the first faults, and counts all. */
export class FaultList {
  readonly faults: ImportFault[] = [];
  count = 0;

  add(row: number, column: string, message: string): void {
    this.count += 1;
    if (this.faults.length < maxReportedFaults) this.faults.push({ row, column, message });
  }
}
