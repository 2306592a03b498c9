/** Returns the alternative text of a product's photo, such as "Omega Seamaster, photo 2 of 5". */
export function photoAltText(productName: string, index: number, count: number): string {
  return count > 1 ? `${productName}, photo ${index + 1} of ${count}` : productName;
}
