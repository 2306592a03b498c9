/** React lifts the title into the document's head. */
export function PageTitle({ children }: { children: string }) {
  return <title>{`${children} - Think. Feel. Resell.`}</title>;
}
