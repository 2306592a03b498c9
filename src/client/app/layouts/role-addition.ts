import { lazyComponent } from '../../components/loading/lazy-component';

/** The dialog that adds the other role. It loads when a user presses what asks for it. */
export const RoleAdditionDialog = lazyComponent({
  label: 'the other role',
  load: async () => {
    const module = await import(
      /* webpackChunkName: "role-addition" */ '../../features/account-roles/role-addition-dialog'
    );
    return module.RoleAdditionDialog;
  },
  Fallback: () => null,
});
