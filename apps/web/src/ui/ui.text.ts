/** Every word the design system itself says, by component. */
export const uiText = {
  field: { required: '필수', optional: '선택' },
  dialog: { close: '닫기', confirm: '확인', cancel: '취소', delete: '삭제' },
} as const;
