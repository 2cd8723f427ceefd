/** A sheet from below: a dialog that lets the rest of the page be used. */
import { Dialog, type DialogProps } from './dialog.tsx';

export const Sheet = (props: Omit<DialogProps, 'sheet'>) => <Dialog {...props} sheet />;
