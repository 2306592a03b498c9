/** The props of a dialog that its page opens and closes. */
export interface DialogState {
  open: boolean;
  onClose: () => void;
  /** Called after the exit animation. */
  onExitComplete: () => void;
}
