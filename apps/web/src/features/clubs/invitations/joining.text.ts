/** The words of coming in by an invitation. */
export const joiningText = {
  title: '초대받은 계정 시작하기',
  lead: (tenant: string) => `${tenant}에서 쓸 이름과 비밀번호를 정해 주세요.`,
  forWhom: '초대받은 이메일',
  clubs: (names: readonly string[]) => `${names.join(', ')} 클럽에 바로 들어가요.`,
  enter: '시작하기',
  broken: '주소가 온전하지 않아요',
  brokenLead: '받은 주소를 처음부터 끝까지 그대로 열어 주세요.',
  over: '쓸 수 없는 초대예요',
  overLead: '기한이 지났거나, 거둔 초대이거나, 이미 쓴 링크예요. 초대한 곳에 다시 부탁해 주세요.',
  known: '이미 계정이 있어요',
  knownLead: (email: string) => `${email}(으)로 가입한 계정이 있어요. 새 비밀번호는 필요 없어요.`,
  enterClubs: '클럽에 들어가기',
  entered: '클럽에 들어갔어요',
  enteredLead: '이제 로그인하면 클럽이 보여요.',
} as const;
